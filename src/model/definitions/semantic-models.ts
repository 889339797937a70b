import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, boolean, defaulted, deprecated, enumeration, optional, record, string, url, urn } from '../types.js';
import { AuditStamp } from './common.js';
import { ERModelRelationshipCardinality } from './er-model-relationships.js';
import { MetricExpression } from './metrics.js';

const AiContext = record('com.linkedin.common.AiContext', {
  synonyms: optional(array(string())),
  instructions: optional(string()),
  examples: optional(array(string())),
  customInstructions: optional(string()),
});
export const aiContext = aspect('aiContext', AiContext);

const SemanticModelKey = record('com.linkedin.metadata.key.SemanticModelKey', {
  platform: searchable(urn(), {
    fieldType: 'URN',
    addToFilters: true,
    enableAutocomplete: true,
    filterNameOverride: 'Platform',
  }),
  path: searchable(string(), { fieldType: 'TEXT_PARTIAL', addToFilters: true, filterNameOverride: 'Path' }),
  id: string(),
});
export const semanticModelKey = aspect('semanticModelKey', SemanticModelKey);

const Dimension = record('com.linkedin.semanticmodel.Dimension', {
  isTime: defaulted(boolean(), false),
});

const SemanticFieldType = enumeration('com.linkedin.semanticmodel.SemanticFieldType', [
  'DIMENSION',
  'MEASURE',
  'FILTER',
  'OTHER',
]);

const SemanticFieldAnnotation = record('com.linkedin.semanticmodel.SemanticFieldAnnotation', {
  type: SemanticFieldType,
  expression: MetricExpression,
  aggregationFunction: optional(string()),
  dimension: optional(Dimension),
});
export const semanticFieldAnnotation = aspect('semanticFieldAnnotation', SemanticFieldAnnotation, { schemaVersion: 2 });

const SemanticModelRelationship = record('com.linkedin.semanticmodel.SemanticModelRelationship', {
  name: optional(string()),
  from: string(),
  fromColumns: array(string()),
  to: string(),
  toColumns: array(string()),
  aiContext: optional(AiContext),
  cardinality: optional(ERModelRelationshipCardinality),
});

const SemanticModelInfo = record('com.linkedin.semanticmodel.SemanticModelInfo', {
  externalUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  name: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  description: optional(searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription' })),
  created: optional(searchable(AuditStamp, { '/time': { fieldName: 'createdAt', fieldType: 'DATETIME' } })),
  lastModified: optional(searchable(AuditStamp, { '/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME' } })),
  nativeDefinition: optional(string()),
  datasets: defaulted(
    deprecated(
      relationship(
        searchable(array(urn()), {
          '/*': { fieldName: 'datasets', fieldType: 'URN', hasValuesFieldName: 'hasDatasets', queryByDefault: false },
        }),
        { '/*': { name: 'Contains', entityTypes: ['dataset'], isLineage: true } },
      ),
    ),
    [],
  ),
  relationships: optional(array(SemanticModelRelationship)),
});
export const semanticModelInfo = aspect('semanticModelInfo', SemanticModelInfo, { schemaVersion: 5 });
