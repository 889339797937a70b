import { type EntityFieldResolver, enumOfEntityType, enumValue, mapping } from '../../entities/index.js';
import { idOfUrn } from '../../foundation/common/urn.js';
import { dataTypeInfo, entityTypeInfo } from '../../model/index.js';
import { DataTypeEntity, EntityTypeEntity, StdDataType } from './metadata-type.model.js';

/** Namespace in the ids of built-in types. */
const NAMESPACE = /^datahub\./;

const infoField =
  (aspect: typeof dataTypeInfo | typeof entityTypeInfo, typeOf: (id: string) => string | null): EntityFieldResolver =>
  async ({ urn }, _args, { entities }) => {
    const stored = await entities.value(urn, aspect);
    const id = idOfUrn(urn);
    return { qualifiedName: id, ...stored, type: typeOf(id.replace(NAMESPACE, '')) };
  };

/** How a data type appears in GraphQL. */
export const DATA_TYPE = mapping(DataTypeEntity, 'dataType', {
  info: infoField(dataTypeInfo, (id) => enumValue(StdDataType, id.toUpperCase(), StdDataType.OTHER)),
});

/** How an entity type appears in GraphQL. */
export const ENTITY_TYPE = mapping(EntityTypeEntity, 'entityType', {
  info: infoField(entityTypeInfo, enumOfEntityType),
});
