import { type EntityFieldResolver, type EntityRef, type GraphqlContext, mapping, refTo } from '../../entities/index.js';
import { idOfUrn } from '../../foundation/common/urn.js';
import { dataHubRoleInfo } from '../../model/index.js';
import { DataHubRole } from './datahub-role.model.js';

const name: EntityFieldResolver = ({ urn }, _args, context) => roleNameOf(urn, context);

const description: EntityFieldResolver = async ({ urn }, _args, { entities }) =>
  (await entities.value(urn, dataHubRoleInfo))?.description ?? '';

/** How a role of this service appears in GraphQL. */
export const DATAHUB_ROLE = mapping(DataHubRole, 'dataHubRole', { name, description });

/** A reference to a role of this service. */
export function dataHubRoleRef(urn: string): EntityRef {
  return refTo(DATAHUB_ROLE.typeName, urn);
}

/** Returns the display name of a role; the id if the role has no name. */
export async function roleNameOf(urn: string, { entities }: GraphqlContext): Promise<string> {
  return (await entities.value(urn, dataHubRoleInfo))?.name ?? idOfUrn(urn);
}
