export {
  type DateBucket,
  type DateBucketUnit,
  NO_VALUE,
  type TimeseriesAggregation,
  type TimeseriesMetric,
  type TimeseriesTable,
  type ValueBucket,
} from './aggregation/timeseries-aggregation.js';
export { copiedDocumentTable, documentTable } from './adapters/sql/document-row.js';
export { dropTable } from './adapters/sql/timeseries-ddl.js';
export { type OneStoredSeries, StoredSeries } from './adapters/sql/stored-series.js';
export { type SeriesTables, TimeseriesTables } from './adapters/sql/timeseries-tables.js';
export { type Series, SeriesCatalogue } from './series.js';
export { type FoundSeries, SeriesSource } from './takeover/series-source.js';
export { type SeriesPlace, SeriesTakeover } from './takeover/series-takeover.js';
export type { WantedDocuments } from './takeover/wanted-documents.js';
export { timeseriesDocuments } from './documents-of-value.js';
export { latestOfEach } from './latest-of-each.js';
export type { PartitionSpec, TimeseriesDocument, TimeseriesEvent } from './timeseries-document.js';
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
} from './timeseries-store.port.js';
export type { TimeseriesUrnPage, TimeseriesUrns } from './timeseries-urns.js';
export { groupByEntityType } from './urn-groups.js';
export type { TimeseriesValue } from './timeseries-value.js';
export { type ValueDeleteListener, ValueDeletes } from './value-deletes.js';
export type {
  TimeseriesTruncation,
  TruncationControl,
  TruncationProgress,
  TruncationStrategy,
} from './timeseries-truncation.js';
