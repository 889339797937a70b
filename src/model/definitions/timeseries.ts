import { timeseriesField } from '../annotate.js';
import { defaulted, deprecated, enumeration, int, long, optional, record, string } from '../types.js';

export const CalendarInterval = enumeration('com.linkedin.timeseries.CalendarInterval', [
  'SECOND',
  'MINUTE',
  'HOUR',
  'DAY',
  'WEEK',
  'MONTH',
  'QUARTER',
  'YEAR',
]);

export const TimeWindowSize = record('com.linkedin.timeseries.TimeWindowSize', {
  unit: CalendarInterval,
  multiple: defaulted(int(), 1),
});

const TimeWindow = record('com.linkedin.timeseries.TimeWindow', {
  startTimeMillis: long(),
  length: TimeWindowSize,
});

const PartitionType = enumeration('com.linkedin.timeseries.PartitionType', ['FULL_TABLE', 'QUERY', 'PARTITION']);

export const PartitionSpec = record('com.linkedin.timeseries.PartitionSpec', {
  partition: timeseriesField(string()),
  timePartition: optional(TimeWindow),
  type: defaulted(deprecated(PartitionType), 'PARTITION'),
});
