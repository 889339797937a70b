import type { GraphqlContext } from '../../entities/index.js';
import { lifecycleStageTypeInfo } from '../../model/index.js';
import type { LifecycleStageType } from './lifecycle-stage.model.js';

/** The entity type of lifecycle stages. */
export const STAGE_ENTITY = 'lifecycleStageType';

/** Returns a lifecycle stage; null if it is not stored. */
export async function stageOf(urn: string, { entities }: GraphqlContext): Promise<LifecycleStageType | null> {
  const stored = await entities.value(urn, lifecycleStageTypeInfo);
  if (stored === undefined) return null;
  const { name, description, entityTypes, settings, transitionPolicy } = stored;
  return {
    urn,
    name,
    description: description ?? null,
    entityTypes: listOf(entityTypes),
    hideInSearch: settings.hideInSearch,
    allowedPreviousStages: listOf(transitionPolicy?.allowedPreviousStages),
  };
}

function listOf(texts: readonly string[] | undefined): string[] | null {
  return texts === undefined ? null : [...texts];
}
