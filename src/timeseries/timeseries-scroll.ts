import { invalidArgument } from '../foundation/common/errors.js';
import type { TimeseriesValue } from './timeseries-value.js';

/** Where a walk stands: time, message id and urn of a value, and what tells it apart from others of these. */
export type TimeseriesPlace = readonly [
  timestampMillis: number,
  messageId: string | null,
  urn: string,
  last: string | number,
];

/** A page of a walk through the values of one time series, whatever entity they are of. */
export interface TimeseriesScroll {
  readonly entityType: string;
  readonly aspectName: string;
  /** Milliseconds since 1970, inclusive. */
  readonly startTimeMillis?: number;
  /** Milliseconds since 1970, inclusive. */
  readonly endTimeMillis?: number;
  /** Most values answered: negative = 5,000, and so is anything above 10,000. */
  readonly limit: number;
  /** What the page before gave; absent = from the start. */
  readonly after?: TimeseriesPlace;
}

/** A page of values. */
export interface TimeseriesPage {
  readonly values: readonly TimeseriesValue[];
  /** Where the next page begins; absent on the last one. */
  readonly next?: TimeseriesPlace;
}

/** A place as the opaque text that callers hand back. */
export function encodePlace(place: TimeseriesPlace): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The place in a text of `encodePlace`. Throws `INVALID_ARGUMENT` for any other. */
export function decodePlace(text: string): TimeseriesPlace {
  const place = parsed(text);
  if (Array.isArray(place) && place.length === 4) {
    const [time, messageId, urn, last] = place as readonly unknown[];
    const isMessage = messageId === null || typeof messageId === 'string';
    const isLast = typeof last === 'string' || (typeof last === 'number' && Number.isSafeInteger(last));
    if (typeof time === 'number' && Number.isSafeInteger(time) && isMessage && typeof urn === 'string' && isLast)
      return [time, messageId, urn, last];
  }
  throw invalidArgument('scrollId is not one of this walk. Leave it out to start anew.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
