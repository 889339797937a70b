import { relationship, searchable, timeseriesField } from '../annotate.js';
import { aspect, timeseriesAspect } from '../declarations.js';
import { array, defaulted, enumeration, int, long, map, optional, record, string, url, urn, urnOf } from '../types.js';
import { AuditStamp, Edge, FabricType } from './common.js';
import { PartitionSpec, TimeWindowSize } from './timeseries.js';

const DataProcessInfo = record('com.linkedin.dataprocess.DataProcessInfo', {
  inputs: optional(
    relationship(
      searchable(array(urnOf('dataset')), {
        '/*': { fieldName: 'inputs', fieldType: 'URN', numValuesFieldName: 'numInputDatasets', queryByDefault: false },
      }),
      { '/*': { name: 'Consumes', entityTypes: ['dataset'], isLineage: true } },
    ),
  ),
  outputs: optional(
    relationship(
      searchable(array(urnOf('dataset')), {
        '/*': {
          fieldName: 'outputs',
          fieldType: 'URN',
          numValuesFieldName: 'numOutputDatasets',
          queryByDefault: false,
        },
      }),
      { '/*': { name: 'Consumes', entityTypes: ['dataset'], isLineage: true } },
    ),
  ),
});
export const dataProcessInfo = aspect('dataProcessInfo', DataProcessInfo);

const DataProcessInstanceInput = record('com.linkedin.dataprocess.DataProcessInstanceInput', {
  inputs: relationship(
    searchable(array(urn()), {
      '/*': {
        fieldName: 'inputs',
        fieldType: 'URN',
        addToFilters: true,
        numValuesFieldName: 'numInputs',
        queryByDefault: false,
      },
    }),
    { '/*': { name: 'Consumes', entityTypes: ['dataset', 'mlModel'] } },
  ),
  inputEdges: optional(
    relationship(array(Edge), {
      '/*/destinationUrn': {
        name: 'DataProcessInstanceConsumes',
        entityTypes: ['dataset', 'mlModel', 'dataProcessInstance'],
        isLineage: true,
        createdOn: 'inputEdges/*/created/time',
        createdActor: 'inputEdges/*/created/actor',
        updatedOn: 'inputEdges/*/lastModified/time',
        updatedActor: 'inputEdges/*/lastModified/actor',
        properties: 'inputEdges/*/properties',
      },
    }),
  ),
});
export const dataProcessInstanceInput = aspect('dataProcessInstanceInput', DataProcessInstanceInput);

const DataProcessInstanceOutput = record('com.linkedin.dataprocess.DataProcessInstanceOutput', {
  outputs: relationship(
    searchable(array(urn()), {
      '/*': {
        fieldName: 'outputs',
        fieldType: 'URN',
        addToFilters: true,
        numValuesFieldName: 'numOutputs',
        queryByDefault: false,
      },
    }),
    { '/*': { name: 'Produces', entityTypes: ['dataset', 'mlModel'] } },
  ),
  outputEdges: optional(
    relationship(array(Edge), {
      '/*/destinationUrn': {
        name: 'DataProcessInstanceProduces',
        entityTypes: ['dataset', 'mlModel', 'dataProcessInstance'],
        isLineage: true,
        isUpstream: false,
        createdOn: 'outputEdges/*/created/time',
        createdActor: 'outputEdges/*/created/actor',
        updatedOn: 'outputEdges/*/lastModified/time',
        updatedActor: 'outputEdges/*/lastModified/actor',
        properties: 'outputEdges/*/properties',
      },
    }),
  ),
});
export const dataProcessInstanceOutput = aspect('dataProcessInstanceOutput', DataProcessInstanceOutput);

const DataProcessType = enumeration('com.linkedin.dataprocess.DataProcessType', [
  'BATCH_SCHEDULED',
  'BATCH_AD_HOC',
  'STREAMING',
]);

const DataProcessInstanceProperties = record('com.linkedin.dataprocess.DataProcessInstanceProperties', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  externalUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  name: searchable(string(), { fieldType: 'WORD_GRAM', boostScore: 10, enableAutocomplete: true }),
  type: optional(
    searchable(DataProcessType, {
      fieldName: 'processType',
      fieldType: 'KEYWORD',
      addToFilters: true,
      filterNameOverride: 'Process Type',
    }),
  ),
  created: searchable(AuditStamp, { '/time': { fieldName: 'created', fieldType: 'COUNT', queryByDefault: false } }),
});
export const dataProcessInstanceProperties = aspect('dataProcessInstanceProperties', DataProcessInstanceProperties);

const DataProcessInstanceRelationships = record('com.linkedin.dataprocess.DataProcessInstanceRelationships', {
  parentTemplate: optional(
    relationship(urn(), { name: 'InstanceOf', entityTypes: ['dataJob', 'dataFlow', 'dataset'] }),
  ),
  parentInstance: optional(relationship(urn(), { name: 'ChildOf', entityTypes: ['dataProcessInstance'] })),
  upstreamInstances: relationship(
    searchable(array(urn()), {
      '/*': { fieldName: 'upstream', fieldType: 'URN', numValuesFieldName: 'numUpstreams', queryByDefault: false },
    }),
    { '/*': { name: 'UpstreamOf', entityTypes: ['dataProcessInstance'] } },
  ),
});
export const dataProcessInstanceRelationships = aspect(
  'dataProcessInstanceRelationships',
  DataProcessInstanceRelationships,
);

const DataProcessRunStatus = enumeration('com.linkedin.dataprocess.DataProcessRunStatus', ['STARTED', 'COMPLETE']);

const RunResultType = enumeration('com.linkedin.dataprocess.RunResultType', [
  'SUCCESS',
  'FAILURE',
  'SKIPPED',
  'UP_FOR_RETRY',
]);

const DataProcessInstanceRunResult = record('com.linkedin.dataprocess.DataProcessInstanceRunResult', {
  type: RunResultType,
  nativeResultType: string(),
});

const DataProcessInstanceRunEvent = record('com.linkedin.dataprocess.DataProcessInstanceRunEvent', {
  timestampMillis: long(),
  eventGranularity: optional(TimeWindowSize),
  partitionSpec: optional(defaulted(PartitionSpec, { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' })),
  messageId: optional(string()),
  externalUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  status: timeseriesField(searchable(DataProcessRunStatus, { hasValuesFieldName: 'hasRunEvents' })),
  attempt: optional(int()),
  result: optional(timeseriesField(DataProcessInstanceRunResult)),
  durationMillis: optional(long()),
});
export const dataProcessInstanceRunEvent = timeseriesAspect('dataProcessInstanceRunEvent', DataProcessInstanceRunEvent);

const DataProcessInstanceKey = record('com.linkedin.metadata.key.DataProcessInstanceKey', {
  id: string(),
});
export const dataProcessInstanceKey = aspect('dataProcessInstanceKey', DataProcessInstanceKey);

const DataProcessKey = record('com.linkedin.metadata.key.DataProcessKey', {
  name: searchable(string(), { fieldType: 'WORD_GRAM', boostScore: 4, enableAutocomplete: true }),
  orchestrator: searchable(string(), { fieldType: 'TEXT_PARTIAL', enableAutocomplete: true }),
  origin: searchable(FabricType, { fieldType: 'TEXT_PARTIAL', queryByDefault: false }),
});
export const dataProcessKey = aspect('dataProcessKey', DataProcessKey);
