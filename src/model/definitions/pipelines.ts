import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import {
  array,
  defaulted,
  deprecated,
  enumeration,
  map,
  optional,
  record,
  string,
  union,
  url,
  urn,
  urnOf,
} from '../types.js';
import { AuditStamp, Edge, FabricType, TimeStamp, unknownStamp } from './common.js';
import { FineGrainedLineage } from './datasets.js';
import { QueryStatement } from './queries.js';

const DataTransform = record('com.linkedin.common.DataTransform', {
  queryStatement: optional(QueryStatement),
});

const DataTransformLogic = record('com.linkedin.common.DataTransformLogic', {
  transforms: array(DataTransform),
});
export const dataTransformLogic = aspect('dataTransformLogic', DataTransformLogic);

const DataFlowInfo = record('com.linkedin.datajob.DataFlowInfo', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  externalUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  name: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  description: optional(
    searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription', sanitizeRichText: true }),
  ),
  project: optional(searchable(string(), { fieldType: 'TEXT_PARTIAL', queryByDefault: false })),
  created: optional(searchable(TimeStamp, { '/time': { fieldName: 'createdAt', fieldType: 'DATETIME' } })),
  lastModified: optional(searchable(TimeStamp, { '/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME' } })),
  env: optional(
    searchable(FabricType, {
      fieldType: 'KEYWORD',
      addToFilters: true,
      filterNameOverride: 'Environment',
      queryByDefault: false,
    }),
  ),
});
export const dataFlowInfo = aspect('dataFlowInfo', DataFlowInfo);

const AzkabanJobType = enumeration('com.linkedin.datajob.azkaban.AzkabanJobType', [
  'COMMAND',
  'HADOOP_JAVA',
  'HADOOP_SHELL',
  'HIVE',
  'PIG',
  'SQL',
  'GLUE',
]);

export const JobStatus = enumeration('com.linkedin.datajob.JobStatus', [
  'STARTING',
  'IN_PROGRESS',
  'STOPPING',
  'STOPPED',
  'COMPLETED',
  'FAILED',
  'UNKNOWN',
  'SKIPPED',
]);

const DataJobInfo = record('com.linkedin.datajob.DataJobInfo', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  externalUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  name: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  description: optional(
    searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription', sanitizeRichText: true }),
  ),
  type: union([AzkabanJobType, string()]),
  flowUrn: optional(urnOf('dataFlow')),
  created: optional(searchable(TimeStamp, { '/time': { fieldName: 'createdAt', fieldType: 'DATETIME' } })),
  lastModified: optional(searchable(TimeStamp, { '/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME' } })),
  status: optional(deprecated(JobStatus)),
  env: optional(
    searchable(FabricType, {
      fieldType: 'KEYWORD',
      addToFilters: true,
      filterNameOverride: 'Environment',
      queryByDefault: false,
    }),
  ),
});
export const dataJobInfo = aspect('dataJobInfo', DataJobInfo);

const DataJobInputOutput = record('com.linkedin.datajob.DataJobInputOutput', {
  inputDatasets: deprecated(
    relationship(
      searchable(array(urnOf('dataset')), {
        '/*': { fieldName: 'inputs', fieldType: 'URN', numValuesFieldName: 'numInputDatasets', queryByDefault: false },
      }),
      { '/*': { name: 'Consumes', entityTypes: ['dataset'], isLineage: true } },
    ),
  ),
  inputDatasetEdges: optional(
    relationship(
      searchable(array(Edge), {
        '/*/destinationUrn': {
          fieldName: 'inputDatasetEdges',
          fieldType: 'URN',
          numValuesFieldName: 'numInputDatasets',
          queryByDefault: false,
        },
      }),
      {
        '/*/destinationUrn': {
          name: 'Consumes',
          entityTypes: ['dataset'],
          isLineage: true,
          createdOn: 'inputDatasetEdges/*/created/time',
          createdActor: 'inputDatasetEdges/*/created/actor',
          updatedOn: 'inputDatasetEdges/*/lastModified/time',
          updatedActor: 'inputDatasetEdges/*/lastModified/actor',
          properties: 'inputDatasetEdges/*/properties',
        },
      },
    ),
  ),
  outputDatasets: deprecated(
    relationship(
      searchable(array(urnOf('dataset')), {
        '/*': {
          fieldName: 'outputs',
          fieldType: 'URN',
          numValuesFieldName: 'numOutputDatasets',
          queryByDefault: false,
        },
      }),
      { '/*': { name: 'Produces', entityTypes: ['dataset'], isLineage: true, isUpstream: false } },
    ),
  ),
  outputDatasetEdges: optional(
    relationship(
      searchable(array(Edge), {
        '/*/destinationUrn': {
          fieldName: 'outputDatasetEdges',
          fieldType: 'URN',
          numValuesFieldName: 'numOutputDatasets',
          queryByDefault: false,
        },
      }),
      {
        '/*/destinationUrn': {
          name: 'Produces',
          entityTypes: ['dataset'],
          isLineage: true,
          isUpstream: false,
          createdOn: 'outputDatasetEdges/*/created/time',
          createdActor: 'outputDatasetEdges/*/created/actor',
          updatedOn: 'outputDatasetEdges/*/lastModified/time',
          updatedActor: 'outputDatasetEdges/*/lastModified/actor',
          properties: 'outputDatasetEdges/*/properties',
        },
      },
    ),
  ),
  inputDatajobs: optional(
    deprecated(
      relationship(array(urnOf('dataJob')), {
        '/*': { name: 'DownstreamOf', entityTypes: ['dataJob'], isLineage: true },
      }),
    ),
  ),
  inputDatajobEdges: optional(
    relationship(array(Edge), {
      '/*/destinationUrn': {
        name: 'DownstreamOf',
        entityTypes: ['dataJob'],
        isLineage: true,
        createdOn: 'inputDatajobEdges/*/created/time',
        createdActor: 'inputDatajobEdges/*/created/actor',
        updatedOn: 'inputDatajobEdges/*/lastModified/time',
        updatedActor: 'inputDatajobEdges/*/lastModified/actor',
        properties: 'inputDatajobEdges/*/properties',
      },
    }),
  ),
  inputDatasetFields: optional(
    relationship(
      searchable(array(urn()), {
        '/*': {
          fieldName: 'inputFields',
          fieldType: 'URN',
          numValuesFieldName: 'numInputFields',
          queryByDefault: false,
        },
      }),
      { '/*': { name: 'Consumes', entityTypes: ['schemaField'] } },
    ),
  ),
  outputDatasetFields: optional(
    relationship(
      searchable(array(urn()), {
        '/*': {
          fieldName: 'outputFields',
          fieldType: 'URN',
          numValuesFieldName: 'numOutputFields',
          queryByDefault: false,
        },
      }),
      { '/*': { name: 'Produces', entityTypes: ['schemaField'] } },
    ),
  ),
  fineGrainedLineages: optional(array(FineGrainedLineage)),
});
export const dataJobInputOutput = aspect('dataJobInputOutput', DataJobInputOutput, { schemaVersion: 2 });

const EditableDataFlowProperties = record('com.linkedin.datajob.EditableDataFlowProperties', {
  created: unknownStamp,
  lastModified: unknownStamp,
  deleted: optional(AuditStamp),
  description: optional(
    searchable(string(), { fieldName: 'editedDescription', fieldType: 'TEXT', sanitizeRichText: true }),
  ),
});
export const editableDataFlowProperties = aspect('editableDataFlowProperties', EditableDataFlowProperties);

const EditableDataJobProperties = record('com.linkedin.datajob.EditableDataJobProperties', {
  created: unknownStamp,
  lastModified: unknownStamp,
  deleted: optional(AuditStamp),
  description: optional(
    searchable(string(), { fieldName: 'editedDescription', fieldType: 'TEXT', sanitizeRichText: true }),
  ),
});
export const editableDataJobProperties = aspect('editableDataJobProperties', EditableDataJobProperties);

const VersionInfo = record('com.linkedin.datajob.VersionInfo', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  externalUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  version: string(),
  versionType: string(),
});
export const versionInfo = aspect('versionInfo', VersionInfo);

const DataFlowKey = record('com.linkedin.metadata.key.DataFlowKey', {
  orchestrator: searchable(string(), { fieldType: 'TEXT_PARTIAL' }),
  flowId: searchable(string(), { fieldType: 'WORD_GRAM', enableAutocomplete: true }),
  cluster: searchable(string(), { fieldType: 'TEXT_PARTIAL' }),
});
export const dataFlowKey = aspect('dataFlowKey', DataFlowKey);

const DataJobKey = record('com.linkedin.metadata.key.DataJobKey', {
  flow: relationship(searchable(urn(), { fieldName: 'dataFlow', fieldType: 'URN_PARTIAL', queryByDefault: false }), {
    name: 'IsPartOf',
    entityTypes: ['dataFlow'],
  }),
  jobId: searchable(string(), { fieldType: 'WORD_GRAM', enableAutocomplete: true }),
});
export const dataJobKey = aspect('dataJobKey', DataJobKey);
