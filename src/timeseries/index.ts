export {
  type DateBucket,
  type DateBucketUnit,
  NO_VALUE,
  type TimeseriesAggregation,
  type TimeseriesMetric,
  type TimeseriesTable,
  type ValueBucket,
} from './aggregation/timeseries-aggregation.js';
export { type Series, SeriesCatalogue } from './series.js';
export { type FoundSeries, SeriesSource } from './takeover/series-source.js';
export { type SeriesPlace, SeriesTakeover } from './takeover/series-takeover.js';
export {
  type PartitionSpec,
  type TimeseriesDocument,
  timeseriesDocuments,
  type TimeseriesEvent,
} from './timeseries-document.js';
export type { TimeseriesCriterion, TimeseriesFilter } from './timeseries-filter.js';
export { TimeseriesModule } from './timeseries.module.js';
export { decodePlace, encodePlace, type TimeseriesScroll } from './timeseries-scroll.js';
export {
  effectiveLimit,
  type EngineTask,
  type TimeseriesCount,
  type TimeseriesIndexSize,
  type TimeseriesQuery,
  type TimeseriesSelection,
  type TimeseriesSort,
  TimeseriesStore,
  type TimeseriesValue,
} from './timeseries-store.port.js';
export type {
  TimeseriesTruncation,
  TruncationControl,
  TruncationProgress,
  TruncationStrategy,
} from './timeseries-truncation.js';
