import { type AspectRecord, NO_RUN_ID } from '../aspects/index.js';
import type { EntityFieldResolver } from './entity-mapping.js';

/** Resolves `lastIngested`: the time when an ingestion run last observed an aspect of the entity; null if none did. */
export const lastIngestedField: EntityFieldResolver = async (source, _args, context) => {
  const aspects = await context.entities.allAspects(source.urn);
  const times = [...aspects.values()].flatMap(timeOfRun);
  return times.length === 0 ? null : Math.max(...times);
};

function timeOfRun({ systemMetadata }: AspectRecord): number[] {
  const run = systemMetadata?.lastRunId ?? systemMetadata?.runId;
  const isNamed = run !== undefined && run !== NO_RUN_ID;
  return isNamed && systemMetadata?.lastObserved !== undefined ? [systemMetadata.lastObserved] : [];
}
