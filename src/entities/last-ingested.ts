import { type AspectRecord, NO_RUN_ID } from '../aspects/index.js';
import type { EntityFieldResolver } from './entity-mapping.js';

/** The field `lastIngested`: when an ingestion run last saw any aspect of the entity; null when no run did. */
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
