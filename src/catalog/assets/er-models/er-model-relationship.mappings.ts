import { ERModelRelationshipCardinality } from '../datasets/index.js';
import { aspectField, type EntityFieldResolver, enumValue, idField, mapping, refTo } from '../../../entities/index.js';
import { editableERModelRelationshipProperties, erModelRelationshipProperties } from '../../../model/index.js';
import { ERModelRelationship } from './er-model-relationship.model.js';

const properties: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const value = await entities.value(urn, erModelRelationshipProperties);
  if (value === undefined) return null;
  const { name, source, destination, relationshipFieldMappings, cardinality, created } = value;
  return {
    name,
    source: refTo('Dataset', source),
    destination: refTo('Dataset', destination),
    relationshipFieldMappings,
    cardinality: enumValue(ERModelRelationshipCardinality, cardinality, ERModelRelationshipCardinality.N_N),
    createdTime: created?.time ?? 0,
    createdActor: created === undefined ? null : entities.ref(created.actor),
  };
};

/** The GraphQL mapping of relationships between datasets. */
export const ER_MODEL_RELATIONSHIP = mapping(ERModelRelationship, 'erModelRelationship', {
  id: idField,
  properties,
  editableProperties: aspectField(editableERModelRelationshipProperties),
});
