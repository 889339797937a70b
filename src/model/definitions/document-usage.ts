import { timeseriesCollection, timeseriesField } from '../annotate.js';
import { timeseriesAspect } from '../declarations.js';
import { array, defaulted, int, long, optional, record, string } from '../types.js';
import { DatasetUserUsageCounts } from './datasets.js';
import { PartitionSpec, TimeWindowSize } from './timeseries.js';

const DocumentUsageStatistics = record('com.linkedin.knowledge.DocumentUsageStatistics', {
  timestampMillis: long(),
  eventGranularity: optional(TimeWindowSize),
  partitionSpec: optional(defaulted(PartitionSpec, { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' })),
  messageId: optional(string()),
  viewsCount: optional(timeseriesField(int())),
  agentViewsCount: optional(timeseriesField(int())),
  uniqueUserCount: optional(timeseriesField(int())),
  lastViewedAt: optional(timeseriesField(long())),
  userCounts: optional(timeseriesCollection(array(DatasetUserUsageCounts), 'user')),
});
export const documentUsageStatistics = timeseriesAspect('documentUsageStatistics', DocumentUsageStatistics);
