import { timeseriesCollection, timeseriesField } from '../annotate.js';
import { timeseriesAspect } from '../declarations.js';
import { array, defaulted, int, long, optional, record, string, urn } from '../types.js';
import { PartitionSpec, TimeWindowSize } from './timeseries.js';

const DashboardUserUsageCounts = record('com.linkedin.dashboard.DashboardUserUsageCounts', {
  user: urn(),
  viewsCount: optional(timeseriesField(int())),
  executionsCount: optional(timeseriesField(int())),
  usageCount: optional(timeseriesField(int())),
  userEmail: optional(timeseriesField(string())),
});

const DashboardUsageStatistics = record('com.linkedin.dashboard.DashboardUsageStatistics', {
  timestampMillis: long(),
  eventGranularity: optional(TimeWindowSize),
  partitionSpec: optional(defaulted(PartitionSpec, { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' })),
  messageId: optional(string()),
  viewsCount: optional(timeseriesField(int())),
  executionsCount: optional(timeseriesField(int())),
  uniqueUserCount: optional(timeseriesField(int())),
  userCounts: optional(timeseriesCollection(array(DashboardUserUsageCounts), 'user')),
  favoritesCount: optional(timeseriesField(int())),
  lastViewedAt: optional(timeseriesField(long())),
});
export const dashboardUsageStatistics = timeseriesAspect('dashboardUsageStatistics', DashboardUsageStatistics);
