import type { SystemMetadata } from '../../../aspects/index.js';
import { parseExact } from '../../../foundation/json/exact-json.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import {
  type CopiedTable,
  jsonColumn,
  type SqlParameter,
  type TableShape,
} from '../../../foundation/database/index.js';
import type { Series } from '../../series.js';
import type { PartitionSpec, TimeseriesDocument } from '../../timeseries-document.js';
import type { FilterableDocument } from '../../timeseries-filter.js';
import { rowStats } from '../../timeseries-stats.js';
import type { TimeseriesValue } from '../../timeseries-value.js';

/** Longest stored run id; longer ones are truncated, both here and in lookups. */
const MAX_RUN_ID = 500;

/** Columns for filters and sorts, without the value itself. */
export const FILTER_COLUMNS = 'id, urn, timestamp_millis, run_id, message_id, event_granularity, partition_spec, stats';

/** Columns of a value. */
export const VALUE_COLUMNS = 'id, urn, timestamp_millis, event, system_metadata';

/** A row of `FILTER_COLUMNS`. */
export interface FilterRow {
  readonly id: string;
  readonly urn: string;
  readonly timestamp_millis: number;
  readonly run_id: string | null;
  readonly message_id: string | null;
  readonly event_granularity: string | null;
  readonly partition_spec: string | null;
  readonly stats: string;
}

/** A row of `VALUE_COLUMNS` of a row document. */
export interface ValueRow {
  readonly id: string;
  readonly urn: string;
  readonly timestamp_millis: number;
  readonly event: string;
  readonly system_metadata: string | null;
}

/** A row of `documentTable`. */
export type DocumentRow = FilterRow &
  Readonly<Record<'event' | 'system_metadata', string | null>> & { readonly is_exploded: number };

/** The table of one time series, for statements. */
export function documentTable(name: string): TableShape {
  return {
    name,
    columns: [...FILTER_COLUMNS.split(', '), 'is_exploded', 'event', 'system_metadata'],
    key: ['id'],
  };
}

/** The same table, for copies. */
export function copiedDocumentTable(name: string): CopiedTable {
  const long = ['partition_spec', 'stats', 'event', 'system_metadata'];
  return { ...documentTable(name), long, times: [], isNumbered: false };
}

/** Values in the order of `documentTable().columns`. */
export function documentColumns(document: TimeseriesDocument): SqlParameter[] {
  return [
    document.id,
    document.urn,
    document.timestampMillis,
    document.runId === undefined ? null : runIdColumn(document.runId),
    document.messageId ?? null,
    document.eventGranularity ?? null,
    jsonColumn(document.partitionSpec),
    JSON.stringify(document.stats),
    document.isExploded ? 1 : 0,
    jsonColumn(document.event),
    jsonColumn(document.systemMetadata),
  ];
}

/** A run id as it is stored. */
export function runIdColumn(runId: string): string {
  return runId.slice(0, MAX_RUN_ID);
}

/** Converts a row for filters, with its id. */
export function filterable(row: FilterRow): FilterableDocument & { readonly id: string } {
  return {
    id: row.id,
    urn: row.urn,
    timestampMillis: Number(row.timestamp_millis),
    ...(row.run_id === null ? {} : { runId: row.run_id }),
    ...(row.message_id === null ? {} : { messageId: row.message_id }),
    ...(row.event_granularity === null ? {} : { eventGranularity: row.event_granularity }),
    ...(row.partition_spec === null ? {} : { partitionSpec: JSON.parse(row.partition_spec) as PartitionSpec }),
    stats: JSON.parse(row.stats) as JsonObject,
  };
}

/** Converts a row to a value. */
export function storedValue(row: ValueRow): TimeseriesValue {
  return {
    urn: row.urn,
    timestampMillis: Number(row.timestamp_millis),
    value: parseExact(row.event) as JsonObject,
    systemMetadata: row.system_metadata === null ? undefined : (JSON.parse(row.system_metadata) as SystemMetadata),
  };
}

/**
 * Converts a row of `documentTable` to the document that was stored. The fields of a value are taken from the value
 * itself, which has every digit of large numbers.
 */
export function storedDocument(row: DocumentRow, { entityType, aspect }: Series): TimeseriesDocument {
  const { event: value, system_metadata: metadata } = row;
  const event = value === null ? undefined : (parseExact(value) as JsonObject);
  return {
    ...filterable(row),
    entityType,
    aspectName: aspect.name,
    isExploded: Number(row.is_exploded) === 1,
    ...(event === undefined ? {} : { event, stats: rowStats(aspect, event) }),
    ...(metadata === null ? {} : { systemMetadata: JSON.parse(metadata) as SystemMetadata }),
  };
}
