import { searchable } from '../annotate.js';
import { timeseriesAspect } from '../declarations.js';
import { array, defaulted, float, long, optional, record, string } from '../types.js';
import { PartitionSpec, TimeWindowSize } from './timeseries.js';

const Quantile = record('com.linkedin.dataset.Quantile', {
  quantile: string(),
  value: string(),
});

const ValueFrequency = record('com.linkedin.dataset.ValueFrequency', {
  value: string(),
  frequency: long(),
});

const Histogram = record('com.linkedin.dataset.Histogram', {
  boundaries: array(string()),
  heights: array(float()),
});

const DatasetFieldProfile = record('com.linkedin.dataset.DatasetFieldProfile', {
  fieldPath: string(),
  uniqueCount: optional(long()),
  uniqueProportion: optional(float()),
  nullCount: optional(long()),
  nullProportion: optional(float()),
  min: optional(string()),
  max: optional(string()),
  mean: optional(string()),
  median: optional(string()),
  stdev: optional(string()),
  quantiles: optional(array(Quantile)),
  distinctValueFrequencies: optional(array(ValueFrequency)),
  histogram: optional(Histogram),
  sampleValues: optional(array(string())),
});

const DatasetProfile = record('com.linkedin.dataset.DatasetProfile', {
  timestampMillis: long(),
  eventGranularity: optional(TimeWindowSize),
  partitionSpec: optional(defaulted(PartitionSpec, { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' })),
  messageId: optional(string()),
  rowCount: optional(searchable(long(), { fieldType: 'COUNT', hasValuesFieldName: 'hasRowCount' })),
  columnCount: optional(searchable(long(), { fieldType: 'COUNT', hasValuesFieldName: 'hasColumnCount' })),
  fieldProfiles: optional(array(DatasetFieldProfile)),
  sizeInBytes: optional(searchable(long(), { fieldType: 'COUNT', hasValuesFieldName: 'hasSizeInBytes' })),
});
export const datasetProfile = timeseriesAspect('datasetProfile', DatasetProfile);
