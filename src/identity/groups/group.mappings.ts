import {
  aspectField,
  type EntityFieldResolver,
  type EntityRef,
  enumValue,
  idField,
  mapping,
  refTo,
} from '../../entities/index.js';
import { corpGroupEditableInfo, corpGroupInfo, origin } from '../../model/index.js';
import { userRef } from '../users/index.js';
import { CorpGroup } from './corp-group.model.js';
import { OriginType } from './origin.model.js';

const originField: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = await context.entities.value(urn, origin);
  return { ...stored, type: enumValue(OriginType, stored?.type, OriginType.UNKNOWN) };
};

/** How a group appears in GraphQL. */
export const CORP_GROUP = mapping(CorpGroup, 'corpGroup', {
  name: idField,
  properties: aspectField(corpGroupInfo),
  editableProperties: aspectField(corpGroupEditableInfo),
  origin: originField,
  info: aspectField(corpGroupInfo, (value) => ({
    ...value,
    admins: value.admins.map(userRef),
    members: value.members.map(userRef),
  })),
});

/** Returns a reference to a group. */
export function groupRef(urn: string): EntityRef {
  return refTo(CORP_GROUP.typeName, urn);
}
