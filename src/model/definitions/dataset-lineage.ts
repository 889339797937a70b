import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, deprecated, enumeration, map, optional, record, string, union, urn, urnOf } from '../types.js';
import { AuditStamp, unknownStamp } from './common.js';
import { FineGrainedLineage, LineageMatchType } from './datasets.js';

const TransformationType = enumeration('com.linkedin.common.fieldtransformer.TransformationType', [
  'BLACKBOX',
  'IDENTITY',
]);

const UDFTransformer = record('com.linkedin.common.fieldtransformer.UDFTransformer', {
  udf: string(),
});

const DatasetFieldMapping = record('com.linkedin.dataset.DatasetFieldMapping', {
  created: AuditStamp,
  transformation: union([TransformationType, UDFTransformer]),
  sourceFields: array(union([string()])),
  destinationField: deprecated(urnOf('datasetField')),
});

const DatasetLineageType = enumeration('com.linkedin.dataset.DatasetLineageType', ['COPY', 'TRANSFORMED', 'VIEW']);

const DatasetUpstreamLineage = record('com.linkedin.dataset.DatasetUpstreamLineage', {
  fieldMappings: array(DatasetFieldMapping),
});
export const datasetUpstreamLineage = aspect('datasetUpstreamLineage', DatasetUpstreamLineage);

const Upstream = record('com.linkedin.dataset.Upstream', {
  auditStamp: unknownStamp,
  created: optional(AuditStamp),
  dataset: relationship(
    searchable(urnOf('dataset'), {
      fieldName: 'upstreams',
      fieldType: 'URN',
      hasValuesFieldName: 'hasUpstreams',
      queryByDefault: false,
    }),
    {
      name: 'DownstreamOf',
      entityTypes: ['dataset'],
      isLineage: true,
      createdOn: 'upstreams/*/created/time',
      createdActor: 'upstreams/*/created/actor',
      updatedOn: 'upstreams/*/auditStamp/time',
      updatedActor: 'upstreams/*/auditStamp/actor',
      properties: 'upstreams/*/properties',
      via: 'upstreams/*/query',
    },
  ),
  type: DatasetLineageType,
  properties: optional(map(string())),
  query: optional(urn()),
  matchType: optional(LineageMatchType),
});

const UpstreamLineage = record('com.linkedin.dataset.UpstreamLineage', {
  upstreams: array(Upstream),
  fineGrainedLineages: optional(
    relationship(array(FineGrainedLineage), {
      '/*/upstreams/*': { name: 'DownstreamOf', entityTypes: ['dataset', 'schemaField'] },
    }),
  ),
});
export const upstreamLineage = aspect('upstreamLineage', UpstreamLineage, { schemaVersion: 2 });
