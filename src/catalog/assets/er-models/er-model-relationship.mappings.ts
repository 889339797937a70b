import { ERModelRelationshipCardinality } from '../datasets/index.js';
import {
  aspectField,
  type EntityFieldResolver,
  type EntityMapping,
  enumValue,
  idField,
  refTo,
} from '../../../entities/index.js';

/** Aspect that says which datasets are related, and how. */
export const RELATIONSHIP_ASPECT = 'erModelRelationshipProperties';

/** Aspect that people write. */
export const EDITABLE_ASPECT = 'editableERModelRelationshipProperties';

interface StoredRelationship {
  readonly name: string;
  readonly source: string;
  readonly destination: string;
  readonly relationshipFieldMappings: readonly { readonly sourceField: string; readonly destinationField: string }[];
  readonly cardinality: string;
  readonly created?: { readonly time: number; readonly actor?: string };
}

const properties: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const stored = (await entities.value(urn, RELATIONSHIP_ASPECT)) as StoredRelationship | undefined;
  if (stored === undefined) return null;
  const { name, source, destination, relationshipFieldMappings, cardinality, created } = stored;
  return {
    name,
    source: refTo('Dataset', source),
    destination: refTo('Dataset', destination),
    relationshipFieldMappings,
    cardinality: enumValue(ERModelRelationshipCardinality, cardinality, ERModelRelationshipCardinality.N_N),
    createdTime: created?.time ?? 0,
    createdActor: created?.actor === undefined ? null : entities.ref(created.actor),
  };
};

/** How a relationship of two datasets shows in GraphQL. */
export const ER_MODEL_RELATIONSHIP: EntityMapping = {
  entityType: 'erModelRelationship',
  typeName: 'ERModelRelationship',
  fields: { id: idField, properties, editableProperties: aspectField(EDITABLE_ASPECT) },
};
