import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, enumeration, map, optional, record, string, urn } from '../types.js';
import { AuditStamp, unknownStamp } from './common.js';

export const ERModelRelationshipCardinality = enumeration(
  'com.linkedin.ermodelrelation.ERModelRelationshipCardinality',
  ['ONE_ONE', 'ONE_N', 'N_ONE', 'N_N'],
);

const RelationshipFieldMapping = record('com.linkedin.ermodelrelation.RelationshipFieldMapping', {
  sourceField: string(),
  destinationField: string(),
});

const ERModelRelationshipProperties = record('com.linkedin.ermodelrelation.ERModelRelationshipProperties', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  name: searchable(string(), { fieldType: 'TEXT_PARTIAL', boostScore: 10, enableAutocomplete: true }),
  source: relationship(searchable(urn(), { fieldType: 'TEXT_PARTIAL', boostScore: 10, enableAutocomplete: true }), {
    name: 'ermodelrelationA',
    entityTypes: ['dataset'],
  }),
  destination: relationship(
    searchable(urn(), { fieldType: 'TEXT_PARTIAL', boostScore: 10, enableAutocomplete: true }),
    { name: 'ermodelrelationB', entityTypes: ['dataset'] },
  ),
  relationshipFieldMappings: array(RelationshipFieldMapping),
  created: optional(searchable(AuditStamp, { '/time': { fieldName: 'createdAt', fieldType: 'DATETIME' } })),
  lastModified: optional(searchable(AuditStamp, { '/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME' } })),
  cardinality: defaulted(ERModelRelationshipCardinality, 'N_N'),
});
export const erModelRelationshipProperties = aspect('erModelRelationshipProperties', ERModelRelationshipProperties, {
  schemaVersion: 2,
});

const EditableERModelRelationshipProperties = record(
  'com.linkedin.ermodelrelation.EditableERModelRelationshipProperties',
  {
    created: unknownStamp,
    lastModified: unknownStamp,
    deleted: optional(AuditStamp),
    description: optional(searchable(string(), { fieldName: 'editedDescription', fieldType: 'TEXT' })),
    name: optional(searchable(string(), { fieldName: 'editedName', fieldType: 'TEXT_PARTIAL' })),
  },
);
export const editableERModelRelationshipProperties = aspect(
  'editableERModelRelationshipProperties',
  EditableERModelRelationshipProperties,
);

const ERModelRelationshipKey = record('com.linkedin.metadata.key.ERModelRelationshipKey', {
  id: string(),
});
export const erModelRelationshipKey = aspect('erModelRelationshipKey', ERModelRelationshipKey);
