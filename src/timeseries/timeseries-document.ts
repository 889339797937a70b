import type { SystemMetadata } from '../aspects/index.js';
import type { JsonObject } from '../foundation/json/json.js';
import type { AspectSpec } from '../model/index.js';

/** A value of a time-series aspect to be stored. */
export interface TimeseriesEvent {
  readonly urn: string;
  readonly entityType: string;
  readonly aspect: AspectSpec;
  /** Validated against the aspect. */
  readonly value: JsonObject;
  readonly systemMetadata?: SystemMetadata;
}

/** The part of the data that a value describes: the name of a partition, and its time range as JSON text. */
export interface PartitionSpec {
  readonly partition?: string;
  readonly timePartition?: string;
}

/** The stored form: the whole value (a row document), or one item of one of its collections (an exploded document). */
export interface TimeseriesDocument {
  /** Equal for equal time, granularity, urn, item, message id and partition; see `documentId`. */
  readonly id: string;
  readonly entityType: string;
  readonly aspectName: string;
  readonly urn: string;
  /** Milliseconds since 1970. */
  readonly timestampMillis: number;
  readonly runId?: string;
  readonly messageId?: string;
  /** JSON text. */
  readonly eventGranularity?: string;
  readonly partitionSpec?: PartitionSpec;
  readonly isExploded: boolean;
  /** The value; only in row documents. */
  readonly event?: JsonObject;
  /** Only in row documents. */
  readonly systemMetadata?: SystemMetadata;
  /** Fields for filters and aggregations: of the value by name, or of the item under its collection's name. */
  readonly stats: JsonObject;
}
