export {
  type PartitionSpec,
  type TimeseriesDocument,
  timeseriesDocuments,
  type TimeseriesEvent,
} from './timeseries-document.js';
export type { TimeseriesCriterion, TimeseriesFilter } from './timeseries-filter.js';
export { TimeseriesModule } from './timeseries.module.js';
export {
  effectiveLimit,
  type TimeseriesQuery,
  type TimeseriesSelection,
  type TimeseriesSort,
  TimeseriesStore,
  type TimeseriesValue,
} from './timeseries-store.port.js';
