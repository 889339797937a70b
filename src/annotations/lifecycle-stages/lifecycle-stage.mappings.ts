import type { FieldResolvers, GraphqlContext } from '../../entities/index.js';
import type { LifecycleStageType } from './lifecycle-stage.model.js';

/** Name of the model of stages. */
export const STAGE_ENTITY = 'lifecycleStageType';

const STAGE_ASPECT = 'lifecycleStageTypeInfo';

interface StoredStage {
  readonly name: string;
  readonly description?: string;
  readonly entityTypes?: readonly string[];
  readonly settings: { readonly hideInSearch: boolean };
  readonly transitionPolicy?: { readonly allowedPreviousStages?: readonly string[] };
}

/** A stage as GraphQL shows it; null when it is not stored. */
export async function stageOf(urn: string, { entities }: GraphqlContext): Promise<LifecycleStageType | null> {
  const stored = (await entities.value(urn, STAGE_ASPECT)) as unknown as StoredStage | undefined;
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

/** The field of an entity's status that tells its stage. */
export const STATUS_FIELDS: FieldResolvers = {
  lifecycleStage: (source, _args, context) => {
    const { lifecycleStage } = source as unknown as { readonly lifecycleStage?: string };
    return lifecycleStage === undefined ? null : stageOf(lifecycleStage, context);
  },
};

function listOf(texts: readonly string[] | undefined): string[] | null {
  return texts === undefined ? null : [...texts];
}
