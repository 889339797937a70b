import type { EntityFieldResolver, GraphqlContext } from '../../entities/index.js';
import { datasetDeprecation, deprecation, type ValueOf } from '../../model/index.js';
import type { Deprecation } from './deprecation.model.js';

type DeprecationValue = ValueOf<typeof deprecation> | ValueOf<typeof datasetDeprecation>;

/** Resolves the field `deprecation` of every entity type that has it. */
export const deprecationField: EntityFieldResolver = ({ urn }, _args, context) => deprecationOf(urn, context);

/** Resolves the field `deprecation` of datasets; falls back to the older aspect `datasetDeprecation`. */
export const datasetDeprecationField: EntityFieldResolver = async ({ urn }, _args, context) => {
  const [newer, older] = await Promise.all([
    context.entities.value(urn, deprecation),
    context.entities.value(urn, datasetDeprecation),
  ]);
  return toDeprecation(newer ?? older, context);
};

/** Returns the deprecation of an entity; null if none is stored. */
export async function deprecationOf(urn: string, context: GraphqlContext): Promise<Deprecation | null> {
  return toDeprecation(await context.entities.value(urn, deprecation), context);
}

function toDeprecation(value: DeprecationValue | undefined, { entities }: GraphqlContext): Deprecation | null {
  if (value === undefined) return null;
  const replacement = 'replacement' in value ? value.replacement : undefined;
  return {
    ...value,
    actorEntity: value.actor === undefined ? null : entities.ref(value.actor),
    replacement: replacement === undefined ? null : entities.ref(replacement),
  };
}
