import {
  aspectField,
  type EntityFieldResolver,
  type EntityMapping,
  type EntityRef,
  enumValue,
  idField,
  refTo,
} from '../../entities/index.js';
import { userRef } from '../users/index.js';
import { OriginType } from './origin.model.js';

interface StoredInfo {
  readonly admins?: readonly string[];
  readonly members?: readonly string[];
}

const info = aspectField<StoredInfo>('corpGroupInfo', (value) => ({
  ...value,
  admins: value.admins?.map(userRef) ?? null,
  members: value.members?.map(userRef) ?? null,
}));

const origin: EntityFieldResolver = async (source, _args, context) => {
  const stored = await context.entities.value(source.urn, 'origin');
  return { ...stored, type: enumValue(OriginType, stored?.['type'], OriginType.UNKNOWN) };
};

/** How a group shows in GraphQL. */
export const CORP_GROUP: EntityMapping = {
  entityType: 'corpGroup',
  typeName: 'CorpGroup',
  fields: {
    name: idField,
    properties: aspectField('corpGroupInfo'),
    editableProperties: aspectField('corpGroupEditableInfo'),
    origin,
    info,
  },
};

/** A reference to a group. */
export function groupRef(urn: string): EntityRef {
  return refTo(CORP_GROUP.typeName, urn);
}
