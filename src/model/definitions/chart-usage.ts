import { timeseriesCollection, timeseriesField } from '../annotate.js';
import { timeseriesAspect } from '../declarations.js';
import { array, defaulted, int, long, optional, record, string, urn } from '../types.js';
import { PartitionSpec, TimeWindowSize } from './timeseries.js';

const ChartUserUsageCounts = record('com.linkedin.chart.ChartUserUsageCounts', {
  user: urn(),
  viewsCount: optional(timeseriesField(int())),
});

const ChartUsageStatistics = record('com.linkedin.chart.ChartUsageStatistics', {
  timestampMillis: long(),
  eventGranularity: optional(TimeWindowSize),
  partitionSpec: optional(defaulted(PartitionSpec, { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' })),
  messageId: optional(string()),
  viewsCount: optional(timeseriesField(int())),
  uniqueUserCount: optional(timeseriesField(int())),
  userCounts: optional(timeseriesCollection(array(ChartUserUsageCounts), 'user')),
});
export const chartUsageStatistics = timeseriesAspect('chartUsageStatistics', ChartUsageStatistics);
