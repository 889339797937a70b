import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, map, optional, record, string, urn } from '../types.js';
import { MLFeatureDataType, VersionTag } from './common.js';

const MLFeatureKey = record('com.linkedin.metadata.key.MLFeatureKey', {
  featureNamespace: searchable(string(), { fieldType: 'TEXT_PARTIAL' }),
  name: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 8,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
});
export const mlFeatureKey = aspect('mlFeatureKey', MLFeatureKey);

const MLFeatureTableKey = record('com.linkedin.metadata.key.MLFeatureTableKey', {
  platform: relationship(urn(), { name: 'SourcePlatform', entityTypes: ['dataPlatform'] }),
  name: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 8,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
});
export const mlFeatureTableKey = aspect('mlFeatureTableKey', MLFeatureTableKey);

const MLPrimaryKeyKey = record('com.linkedin.metadata.key.MLPrimaryKeyKey', {
  featureNamespace: searchable(string(), { fieldType: 'TEXT_PARTIAL' }),
  name: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 8,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
});
export const mlPrimaryKeyKey = aspect('mlPrimaryKeyKey', MLPrimaryKeyKey);

const EditableMLFeatureProperties = record('com.linkedin.ml.metadata.EditableMLFeatureProperties', {
  description: optional(searchable(string(), { fieldName: 'editedDescription', fieldType: 'TEXT' })),
});
export const editableMlFeatureProperties = aspect('editableMlFeatureProperties', EditableMLFeatureProperties);

const EditableMLFeatureTableProperties = record('com.linkedin.ml.metadata.EditableMLFeatureTableProperties', {
  description: optional(searchable(string(), { fieldName: 'editedDescription', fieldType: 'TEXT' })),
});
export const editableMlFeatureTableProperties = aspect(
  'editableMlFeatureTableProperties',
  EditableMLFeatureTableProperties,
);

const EditableMLPrimaryKeyProperties = record('com.linkedin.ml.metadata.EditableMLPrimaryKeyProperties', {
  description: optional(string()),
});
export const editableMlPrimaryKeyProperties = aspect('editableMlPrimaryKeyProperties', EditableMLPrimaryKeyProperties);

const MLFeatureProperties = record('com.linkedin.ml.metadata.MLFeatureProperties', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  description: optional(searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription' })),
  dataType: optional(MLFeatureDataType),
  version: optional(VersionTag),
  sources: optional(
    relationship(array(urn()), { '/*': { name: 'DerivedFrom', entityTypes: ['dataset'], isLineage: true } }),
  ),
});
export const mlFeatureProperties = aspect('mlFeatureProperties', MLFeatureProperties);

const MLFeatureTableProperties = record('com.linkedin.ml.metadata.MLFeatureTableProperties', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  description: optional(searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription' })),
  mlFeatures: optional(
    relationship(searchable(array(urn()), { '/*': { fieldName: 'features', fieldType: 'URN' } }), {
      '/*': { name: 'Contains', entityTypes: ['mlFeature'] },
    }),
  ),
  mlPrimaryKeys: optional(
    relationship(searchable(array(urn()), { '/*': { fieldName: 'primaryKeys', fieldType: 'URN' } }), {
      '/*': { name: 'KeyedBy', entityTypes: ['mlPrimaryKey'] },
    }),
  ),
});
export const mlFeatureTableProperties = aspect('mlFeatureTableProperties', MLFeatureTableProperties);

const MLPrimaryKeyProperties = record('com.linkedin.ml.metadata.MLPrimaryKeyProperties', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  description: optional(string()),
  dataType: optional(MLFeatureDataType),
  version: optional(VersionTag),
  sources: relationship(array(urn()), { '/*': { name: 'DerivedFrom', entityTypes: ['dataset'], isLineage: true } }),
});
export const mlPrimaryKeyProperties = aspect('mlPrimaryKeyProperties', MLPrimaryKeyProperties);
