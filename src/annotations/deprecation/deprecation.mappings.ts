import type { EntityFieldResolver, GraphqlContext } from '../../entities/index.js';
import type { Deprecation } from './deprecation.model.js';

/** The aspects `deprecation` and the older `datasetDeprecation`. */
interface StoredDeprecation {
  readonly deprecated: boolean;
  readonly decommissionTime?: number;
  readonly note: string;
  readonly actor?: string;
  readonly replacement?: string;
}

/** The field `deprecation`, the same on every entity type that has it. */
export const deprecationField: EntityFieldResolver = async ({ urn }, _args, context) =>
  toDeprecation(await context.entities.value(urn, 'deprecation'), context);

/** The field `deprecation` of datasets: reads the older aspect where there is no newer one. */
export const datasetDeprecationField: EntityFieldResolver = async ({ urn }, _args, context) => {
  const [newer, older] = await Promise.all([
    context.entities.value(urn, 'deprecation'),
    context.entities.value(urn, 'datasetDeprecation'),
  ]);
  return toDeprecation(newer ?? older, context);
};

function toDeprecation(value: object | undefined, { entities }: GraphqlContext): Deprecation | null {
  if (value === undefined) return null;
  const stored = value as StoredDeprecation;
  return {
    ...stored,
    actorEntity: stored.actor === undefined ? null : entities.ref(stored.actor),
    replacement: stored.replacement === undefined ? null : entities.ref(stored.replacement),
  };
}
