import { attributionOf, type EntityFieldResolver } from '../../entities/index.js';
import { documentation as documentationAspect } from '../../model/index.js';

/** Resolves the field `documentation` of every entity type that has it. */
export const documentationField: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = await context.entities.value(urn, documentationAspect);
  if (stored === undefined) return null;
  const documentations = stored.documentations.map(({ documentation, attribution }) => ({
    documentation,
    attribution: attributionOf(attribution, context),
  }));
  return { documentations };
};
