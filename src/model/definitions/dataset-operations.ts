import { searchable, timeseriesCollection, timeseriesField } from '../annotate.js';
import { timeseriesAspect } from '../declarations.js';
import { array, defaulted, enumeration, long, map, optional, record, string, urn } from '../types.js';
import { PartitionSpec, TimeWindowSize } from './timeseries.js';

const OperationType = enumeration('com.linkedin.common.OperationType', [
  'INSERT',
  'UPDATE',
  'DELETE',
  'CREATE',
  'ALTER',
  'DROP',
  'CUSTOM',
  'UNKNOWN',
]);

const OperationSourceType = enumeration('com.linkedin.common.OperationSourceType', ['DATA_PROCESS', 'DATA_PLATFORM']);

const Operation = record('com.linkedin.common.Operation', {
  timestampMillis: long(),
  eventGranularity: optional(TimeWindowSize),
  partitionSpec: optional(defaulted(PartitionSpec, { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' })),
  messageId: optional(string()),
  actor: optional(timeseriesField(urn())),
  operationType: timeseriesField(OperationType),
  customOperationType: optional(timeseriesField(string())),
  numAffectedRows: optional(timeseriesField(long())),
  affectedDatasets: optional(timeseriesCollection(array(urn()), 'datasetName')),
  sourceType: optional(timeseriesField(OperationSourceType)),
  customProperties: optional(map(string())),
  lastUpdatedTimestamp: timeseriesField(searchable(long(), { fieldName: 'lastOperationTime', fieldType: 'DATETIME' }), {
    fieldType: 'DATETIME',
  }),
  queries: optional(timeseriesCollection(array(urn()), 'query')),
});
export const operation = timeseriesAspect('operation', Operation);
