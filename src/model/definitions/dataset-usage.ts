import { searchable, timeseriesCollection, timeseriesField } from '../annotate.js';
import { timeseriesAspect } from '../declarations.js';
import { array, defaulted, int, long, optional, record, string } from '../types.js';
import { DatasetUserUsageCounts } from './datasets.js';
import { PartitionSpec, TimeWindowSize } from './timeseries.js';

const DatasetFieldUsageCounts = record('com.linkedin.dataset.DatasetFieldUsageCounts', {
  fieldPath: string(),
  count: timeseriesField(int()),
});

const DatasetUsageStatistics = record('com.linkedin.dataset.DatasetUsageStatistics', {
  timestampMillis: long(),
  eventGranularity: optional(TimeWindowSize),
  partitionSpec: optional(defaulted(PartitionSpec, { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' })),
  messageId: optional(string()),
  uniqueUserCount: optional(
    timeseriesField(searchable(int(), { fieldType: 'COUNT', hasValuesFieldName: 'hasUniqueUserCount' })),
  ),
  totalSqlQueries: optional(
    timeseriesField(searchable(int(), { fieldType: 'COUNT', hasValuesFieldName: 'hasTotalSqlQueriesCount' })),
  ),
  topSqlQueries: optional(timeseriesField(array(string()))),
  userCounts: optional(timeseriesCollection(array(DatasetUserUsageCounts), 'user')),
  fieldCounts: optional(timeseriesCollection(array(DatasetFieldUsageCounts), 'fieldPath')),
});
export const datasetUsageStatistics = timeseriesAspect('datasetUsageStatistics', DatasetUsageStatistics);
