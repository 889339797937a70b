import { timeseriesCollection, timeseriesField } from '../annotate.js';
import { timeseriesAspect } from '../declarations.js';
import { array, defaulted, double, int, long, optional, record, string } from '../types.js';
import { DatasetUserUsageCounts } from './datasets.js';
import { PartitionSpec, TimeWindowSize } from './timeseries.js';

const QueryUsageStatistics = record('com.linkedin.query.QueryUsageStatistics', {
  timestampMillis: long(),
  eventGranularity: optional(TimeWindowSize),
  partitionSpec: optional(defaulted(PartitionSpec, { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' })),
  messageId: optional(string()),
  queryCount: optional(timeseriesField(int())),
  queryCost: optional(timeseriesField(double())),
  lastExecutedAt: optional(timeseriesField(long())),
  uniqueUserCount: optional(timeseriesField(int())),
  userCounts: optional(timeseriesCollection(array(DatasetUserUsageCounts), 'user')),
});
export const queryUsageStatistics = timeseriesAspect('queryUsageStatistics', QueryUsageStatistics);
