import {
  type EntityFieldResolver,
  type EntityMapping,
  enumOfEntityType,
  enumValue,
  idOfUrn,
} from '../../entities/index.js';
import { StdDataType } from './metadata-type.model.js';

/** What stands before the id of every built-in kind. */
const NAMESPACE = /^datahub\./;

const infoField =
  (aspectName: string, typeOf: (id: string) => string | null): EntityFieldResolver =>
  async ({ urn }, _args, { entities }) => {
    const stored = await entities.value(urn, aspectName);
    const id = idOfUrn(urn);
    return { qualifiedName: id, ...stored, type: typeOf(id.replace(NAMESPACE, '')) };
  };

/** How a kind of values shows in GraphQL. */
export const DATA_TYPE: EntityMapping = {
  entityType: 'dataType',
  typeName: 'DataTypeEntity',
  fields: { info: infoField('dataTypeInfo', (id) => enumValue(StdDataType, id.toUpperCase(), StdDataType.OTHER)) },
};

/** How a kind of entities shows in GraphQL. */
export const ENTITY_TYPE: EntityMapping = {
  entityType: 'entityType',
  typeName: 'EntityTypeEntity',
  fields: { info: infoField('entityTypeInfo', enumOfEntityType) },
};
