import type { SystemMetadata } from '../aspects/index.js';
import type { JsonObject } from '../foundation/json/json.js';

/** One value of a timeseries aspect. */
export interface TimeseriesValue {
  readonly urn: string;
  /** Milliseconds since 1970; the time that the value describes. */
  readonly timestampMillis: number;
  /** The aspect as written. */
  readonly value: JsonObject;
  readonly systemMetadata: SystemMetadata | undefined;
}
