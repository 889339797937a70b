import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, enumeration, map, optional, record, string, url, urn } from '../types.js';
import { AuditStamp, Edge } from './common.js';

const UpstreamMetrics = record('com.linkedin.common.UpstreamMetrics', {
  metrics: relationship(
    searchable(array(Edge), {
      '/*/destinationUrn': {
        fieldName: 'upstreamMetrics',
        fieldType: 'URN',
        hasValuesFieldName: 'hasUpstreamMetrics',
        queryByDefault: false,
      },
    }),
    {
      '/*/destinationUrn': {
        name: 'ConsumesMetric',
        entityTypes: ['metric'],
        isLineage: true,
        createdOn: 'metrics/*/created/time',
        createdActor: 'metrics/*/created/actor',
        updatedOn: 'metrics/*/lastModified/time',
        updatedActor: 'metrics/*/lastModified/actor',
        properties: 'metrics/*/properties',
      },
    },
  ),
});
export const upstreamMetrics = aspect('upstreamMetrics', UpstreamMetrics);

const MetricKey = record('com.linkedin.metadata.key.MetricKey', {
  platform: searchable(urn(), {
    fieldType: 'URN',
    addToFilters: true,
    enableAutocomplete: true,
    filterNameOverride: 'Platform',
  }),
  path: searchable(string(), { fieldType: 'TEXT_PARTIAL', addToFilters: true, filterNameOverride: 'Path' }),
  id: string(),
});
export const metricKey = aspect('metricKey', MetricKey);

const DerivedMetricInput = record('com.linkedin.metric.DerivedMetricInput', {
  sourceUrn: optional(urn()),
  destinationUrn: urn(),
  created: optional(AuditStamp),
  lastModified: optional(AuditStamp),
  properties: optional(map(string())),
});

const Dialect = enumeration('com.linkedin.metric.Dialect', [
  'ANSI_SQL',
  'SNOWFLAKE',
  'MDX',
  'TABLEAU',
  'DATABRICKS',
  'MAQL',
  'OTHER',
]);

const DialectExpression = record('com.linkedin.metric.DialectExpression', {
  dialect: Dialect,
  expression: string(),
});

export const MetricExpression = record('com.linkedin.metric.MetricExpression', {
  dialects: array(DialectExpression),
});

const MetricInfo = record('com.linkedin.metric.MetricInfo', {
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
  semanticModel: optional(
    relationship(
      searchable(urn(), { fieldName: 'semanticModel', fieldType: 'URN', hasValuesFieldName: 'hasSemanticModel' }),
      { name: 'ModeledBy', entityTypes: ['semanticModel'], isLineage: true },
    ),
  ),
  expression: optional(MetricExpression),
});
export const metricInfo = aspect('metricInfo', MetricInfo, { schemaVersion: 4 });

const MetricRelationships = record('com.linkedin.metric.MetricRelationships', {
  parentMetric: optional(
    relationship(
      searchable(urn(), { fieldName: 'parentMetric', fieldType: 'URN', hasValuesFieldName: 'hasParentMetric' }),
      { name: 'IsPartOf', entityTypes: ['metric'] },
    ),
  ),
  derivedFrom: defaulted(
    relationship(array(DerivedMetricInput), {
      '/*/destinationUrn': { name: 'DerivedFrom', entityTypes: ['metric'], isLineage: true },
    }),
    [],
  ),
  relatedMetrics: defaulted(
    relationship(array(Edge), { '/*/destinationUrn': { name: 'RelatedTo', entityTypes: ['metric'] } }),
    [],
  ),
});
export const metricRelationships = aspect('metricRelationships', MetricRelationships);

const MetricUpstreams = record('com.linkedin.metric.MetricUpstreams', {
  datasetUpstreams: optional(
    relationship(
      searchable(array(Edge), {
        '/*/destinationUrn': {
          fieldName: 'datasetUpstreams',
          fieldType: 'URN',
          hasValuesFieldName: 'hasDatasetUpstreams',
          queryByDefault: false,
        },
      }),
      {
        '/*/destinationUrn': {
          name: 'Consumes',
          entityTypes: ['dataset'],
          isLineage: true,
          createdOn: 'datasetUpstreams/*/created/time',
          createdActor: 'datasetUpstreams/*/created/actor',
          updatedOn: 'datasetUpstreams/*/lastModified/time',
          updatedActor: 'datasetUpstreams/*/lastModified/actor',
          properties: 'datasetUpstreams/*/properties',
        },
      },
    ),
  ),
  fieldUpstreams: optional(
    relationship(
      searchable(array(Edge), {
        '/*/destinationUrn': {
          fieldName: 'fieldUpstreams',
          fieldType: 'URN',
          hasValuesFieldName: 'hasFieldUpstreams',
          queryByDefault: false,
        },
      }),
      {
        '/*/destinationUrn': {
          name: 'Consumes',
          entityTypes: ['schemaField'],
          createdOn: 'fieldUpstreams/*/created/time',
          createdActor: 'fieldUpstreams/*/created/actor',
          updatedOn: 'fieldUpstreams/*/lastModified/time',
          updatedActor: 'fieldUpstreams/*/lastModified/actor',
          properties: 'fieldUpstreams/*/properties',
        },
      },
    ),
  ),
});
export const metricUpstreams = aspect('metricUpstreams', MetricUpstreams);
