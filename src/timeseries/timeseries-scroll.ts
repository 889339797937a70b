import { invalidArgument } from '../foundation/common/errors.js';
import type { TimeseriesValue } from './timeseries-value.js';

/** Position of a scroll: time, message id and urn of a value, and a tie-breaker. */
export type TimeseriesPlace = readonly [
  timestampMillis: number,
  messageId: string | null,
  urn: string,
  last: string | number,
];

/** A page of a scroll through the values of one time series, across entities. */
export interface TimeseriesScroll {
  readonly entityType: string;
  readonly aspectName: string;
  /** Milliseconds since 1970, inclusive. */
  readonly startTimeMillis?: number;
  /** Milliseconds since 1970, inclusive. */
  readonly endTimeMillis?: number;
  /** Maximum number of values: 5,000 if negative or above 10,000. */
  readonly limit: number;
  /** From the previous page; absent = from the start. */
  readonly after?: TimeseriesPlace;
}

/** A page of values. */
export interface TimeseriesPage {
  readonly values: readonly TimeseriesValue[];
  /** Start of the next page; absent on the last one. */
  readonly next?: TimeseriesPlace;
}

/** Encodes a position as an opaque text for callers. */
export function encodePlace(place: TimeseriesPlace): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Decodes a text of `encodePlace`. Throws `INVALID_ARGUMENT` for any other text. */
export function decodePlace(text: string): TimeseriesPlace {
  const place = parsed(text);
  if (Array.isArray(place) && place.length === 4) {
    const [time, messageId, urn, last] = place as readonly unknown[];
    const isMessage = messageId === null || typeof messageId === 'string';
    const isLast = typeof last === 'string' || (typeof last === 'number' && Number.isSafeInteger(last));
    if (typeof time === 'number' && Number.isSafeInteger(time) && isMessage && typeof urn === 'string' && isLast)
      return [time, messageId, urn, last];
  }
  throw invalidArgument('scrollId does not belong to this scroll. Leave it out to start again.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
