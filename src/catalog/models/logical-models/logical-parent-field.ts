import type { EntityFieldResolver } from '../../../entities/index.js';
import { logicalParent } from '../../../model/index.js';

/** Resolves `logicalParent` of datasets and columns; null if the actor may not view the parent. */
export const logicalParentField: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const parent = (await entities.value(urn, logicalParent))?.parent?.destinationUrn;
  if (parent === undefined || !(await entities.canView(parent))) return null;
  return entities.ref(parent);
};
