import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';
import type { TimeseriesUrnPage, TimeseriesUrns } from '../../timeseries-urns.js';
import { objectAt } from './engine-document.js';
import { all, selectionQueries } from './engine-filter.js';

/** Entities per page: each page reads all documents, and an engine allows 65,536 groups. */
const PAGE = 10_000;

/** The search request for a page of entities, as groups with the time of their newest value. */
export function urnsBody({ runId, after }: TimeseriesUrns): JsonObject {
  const selected = selectionQueries(runId === undefined ? { isExploded: false } : { runId });
  const from = after === undefined ? {} : { after: { urn: after } };
  return {
    size: 0,
    track_total_hits: false,
    query: all(selected),
    aggs: {
      entities: {
        composite: { size: PAGE, sources: [{ urn: { terms: { field: 'urn' } } }], ...from },
        aggs: { newest: { max: { field: 'timestampMillis' } } },
      },
    },
  };
}

/** The page in the response to such a search. */
export function urnsPage(answer: JsonObject, { newestUntil = Infinity }: TimeseriesUrns): TimeseriesUrnPage {
  const entities = objectAt(objectAt(answer, 'aggregations'), 'entities');
  const groups = Array.isArray(entities['buckets']) ? entities['buckets'].filter(isJsonObject) : [];
  const old = groups.filter((group) => Number(objectAt(group, 'newest')['value']) <= newestUntil);
  const urns = old.map(urnOf).filter((urn) => typeof urn === 'string');
  const next = groups.length < PAGE ? undefined : objectAt(entities, 'after_key')['urn'];
  return { urns, ...(typeof next === 'string' && { next }) };
}

function urnOf(group: JsonObject): JsonValue | undefined {
  return objectAt(group, 'key')['urn'];
}
