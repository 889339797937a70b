import { invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject, JsonValue } from '../../../foundation/json/json.js';
import { isJsonObject } from '../../../foundation/json/json.js';
import type { TimeseriesPage, TimeseriesPlace, TimeseriesScroll } from '../../timeseries-scroll.js';
import { effectiveLimit } from '../../timeseries-store.port.js';
import { hitsOf, VALUE_MEMBERS, valueOf } from './engine-document.js';
import { all, selectionQueries } from './engine-filter.js';

const TEXT_ORDER: JsonObject = { order: 'desc', missing: '_last', unmapped_type: 'keyword' };

/**
 * The search request for a page of a scroll. The sequence number of the write distinguishes values with the same time,
 * message and urn.
 */
export function scrollBody({ startTimeMillis, endTimeMillis, limit, after }: TimeseriesScroll): JsonObject {
  const selected = selectionQueries({
    isExploded: false,
    ...(startTimeMillis !== undefined && { startTimeMillis }),
    ...(endTimeMillis !== undefined && { endTimeMillis }),
  });
  return {
    query: all(selected),
    sort: [{ timestampMillis: 'desc' }, { messageId: TEXT_ORDER }, { urn: TEXT_ORDER }, { _seq_no: 'desc' }],
    size: effectiveLimit(limit),
    _source: VALUE_MEMBERS,
    track_total_hits: false,
    ...(after !== undefined && { search_after: placeFor(after) }),
  };
}

/** The page in the response to such a search. */
export function scrollPage(answer: JsonObject, { limit }: TimeseriesScroll): TimeseriesPage {
  const values = hitsOf(answer).map(({ source }) => valueOf(source));
  const next = values.length < effectiveLimit(limit) ? undefined : placeOf(answer);
  return { values, ...(next !== undefined && { next }) };
}

function placeFor([time, messageId, urn, last]: TimeseriesPlace): JsonValue[] {
  if (typeof last === 'number') return [time, messageId, urn, last];
  throw invalidArgument('scrollId does not come from this engine. Leave it out to start again.');
}

function placeOf(answer: JsonObject): TimeseriesPlace | undefined {
  const hits = isJsonObject(answer.hits) && Array.isArray(answer.hits.hits) ? answer.hits.hits : [];
  const last = hits.at(-1);
  const [time, messageId, urn, number] = isJsonObject(last) && Array.isArray(last.sort) ? last.sort : [];
  if (typeof time !== 'number' || typeof urn !== 'string' || typeof number !== 'number') return undefined;
  return [time, typeof messageId === 'string' ? messageId : null, urn, number];
}
