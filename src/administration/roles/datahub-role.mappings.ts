import { type EntityFieldResolver, type EntityMapping, type EntityRef, idOfUrn, refTo } from '../../entities/index.js';

const INFO = 'dataHubRoleInfo';

const name: EntityFieldResolver = async ({ urn }, _args, { entities }) =>
  (await entities.value(urn, INFO))?.['name'] ?? idOfUrn(urn);

const description: EntityFieldResolver = async ({ urn }, _args, { entities }) =>
  (await entities.value(urn, INFO))?.['description'] ?? '';

/** How a role in this service shows in GraphQL. */
export const DATAHUB_ROLE: EntityMapping = {
  entityType: 'dataHubRole',
  typeName: 'DataHubRole',
  fields: { name, description },
};

/** A reference to a role in this service. */
export function dataHubRoleRef(urn: string): EntityRef {
  return refTo(DATAHUB_ROLE.typeName, urn);
}
