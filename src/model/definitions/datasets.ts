import { relationship, searchable, timeseriesField } from '../annotate.js';
import { aspect } from '../declarations.js';
import {
  array,
  boolean,
  defaulted,
  deprecated,
  enumeration,
  float,
  int,
  long,
  map,
  optional,
  record,
  string,
  url,
  urn,
} from '../types.js';
import { AuditStamp, FabricType, TimeStamp, unknownStamp } from './common.js';

const DatasetFilterType = enumeration('com.linkedin.dataset.DatasetFilterType', ['SQL']);

export const DatasetFilter = record('com.linkedin.dataset.DatasetFilter', {
  type: DatasetFilterType,
  sql: optional(string()),
});

const FineGrainedLineageUpstreamType = enumeration('com.linkedin.dataset.FineGrainedLineageUpstreamType', [
  'FIELD_SET',
  'DATASET',
  'NONE',
]);

const FineGrainedLineageDownstreamType = enumeration('com.linkedin.dataset.FineGrainedLineageDownstreamType', [
  'FIELD',
  'FIELD_SET',
]);

export const LineageMatchType = enumeration('com.linkedin.dataset.LineageMatchType', [
  'EXACT',
  'NORMALIZED',
  'UNRESOLVED',
]);

export const FineGrainedLineage = record('com.linkedin.dataset.FineGrainedLineage', {
  upstreamType: FineGrainedLineageUpstreamType,
  upstreams: optional(
    searchable(array(urn()), {
      '/*': {
        fieldName: 'fineGrainedUpstreams',
        fieldType: 'URN',
        hasValuesFieldName: 'hasFineGrainedUpstreams',
        queryByDefault: false,
      },
    }),
  ),
  downstreamType: FineGrainedLineageDownstreamType,
  downstreams: optional(array(urn())),
  transformOperation: optional(string()),
  confidenceScore: defaulted(float(), 1),
  query: optional(urn()),
  matchType: optional(LineageMatchType),
});

const DatasetDeprecation = record('com.linkedin.dataset.DatasetDeprecation', {
  deprecated: searchable(boolean(), { fieldType: 'BOOLEAN', weightsPerFieldValue: { true: 0.5 } }),
  decommissionTime: optional(long()),
  note: string(),
  actor: optional(urn()),
});
export const datasetDeprecation = aspect('datasetDeprecation', DatasetDeprecation);

const DatasetProperties = record('com.linkedin.dataset.DatasetProperties', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  externalUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  name: optional(
    searchable(string(), {
      fieldType: 'WORD_GRAM',
      boostScore: 10,
      enableAutocomplete: true,
      fieldNameAliases: ['_entityName'],
    }),
  ),
  qualifiedName: optional(
    searchable(string(), { fieldType: 'WORD_GRAM', boostScore: 10, addToFilters: false, enableAutocomplete: true }),
  ),
  description: optional(
    searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription', sanitizeRichText: true }),
  ),
  uri: optional(deprecated(url())),
  created: optional(searchable(TimeStamp, { '/time': { fieldName: 'createdAt', fieldType: 'DATETIME' } })),
  lastModified: optional(searchable(TimeStamp, { '/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME' } })),
  tags: defaulted(deprecated(array(string())), []),
});
export const datasetProperties = aspect('datasetProperties', DatasetProperties);

export const DatasetUserUsageCounts = record('com.linkedin.dataset.DatasetUserUsageCounts', {
  user: urn(),
  count: timeseriesField(int()),
  userEmail: optional(timeseriesField(string())),
});

const EditableDatasetProperties = record('com.linkedin.dataset.EditableDatasetProperties', {
  created: unknownStamp,
  lastModified: unknownStamp,
  deleted: optional(AuditStamp),
  description: optional(
    searchable(string(), { fieldName: 'editedDescription', fieldType: 'TEXT', sanitizeRichText: true }),
  ),
  name: optional(searchable(string(), { fieldName: 'editedName', fieldType: 'TEXT_PARTIAL' })),
});
export const editableDatasetProperties = aspect('editableDatasetProperties', EditableDatasetProperties);

const IcebergCatalogInfo = record('com.linkedin.dataset.IcebergCatalogInfo', {
  metadataPointer: optional(string()),
  view: optional(boolean()),
});
export const icebergCatalogInfo = aspect('icebergCatalogInfo', IcebergCatalogInfo);

const PartitionSummary = record('com.linkedin.dataset.PartitionSummary', {
  partition: string(),
  createdTime: optional(long()),
  lastModifiedTime: optional(long()),
});

const PartitionsSummary = record('com.linkedin.dataset.PartitionsSummary', {
  minPartition: optional(PartitionSummary),
  maxPartition: optional(PartitionSummary),
});
export const partitionsSummary = aspect('partitionsSummary', PartitionsSummary);

const SemanticModelProperties = record('com.linkedin.dataset.SemanticModelProperties', {
  alias: string(),
  semanticModel: relationship(
    searchable(urn(), {
      fieldName: 'semanticModel',
      fieldType: 'URN',
      hasValuesFieldName: 'hasSemanticModel',
      queryByDefault: false,
    }),
    { name: 'IsPartOf', entityTypes: ['semanticModel'] },
  ),
});
export const semanticModelProperties = aspect('semanticModelProperties', SemanticModelProperties);

const ViewProperties = record('com.linkedin.dataset.ViewProperties', {
  materialized: searchable(boolean(), { fieldType: 'BOOLEAN', weightsPerFieldValue: { true: 0.5 } }),
  viewLogic: string(),
  formattedViewLogic: optional(string()),
  viewLanguage: string(),
});
export const viewProperties = aspect('viewProperties', ViewProperties);

const DatasetKey = record('com.linkedin.metadata.key.DatasetKey', {
  platform: searchable(urn(), { fieldType: 'URN', enableAutocomplete: true }),
  name: searchable(string(), { fieldName: 'id', fieldType: 'WORD_GRAM', boostScore: 10, enableAutocomplete: true }),
  origin: searchable(FabricType, {
    fieldType: 'TEXT_PARTIAL',
    addToFilters: true,
    filterNameOverride: 'Environment',
    queryByDefault: false,
  }),
});
export const datasetKey = aspect('datasetKey', DatasetKey);
