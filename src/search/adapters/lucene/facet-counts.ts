import type { JsonObject } from '../../../foundation/json/json.js';
import type { FieldRef } from '../../search-field.js';
import type { FacetCounts, FacetRequest } from '../../search-query.js';
import { termField } from './engine-field.js';
import { numberAt, objectAt, objectsAt, textAt } from './json-reading.js';

/** Number of values that each of several shards returns; counts are exact for fields with fewer values. */
const SHARD_VALUES = 1_000;
const INNER = 'inner';

type Counts = FacetCounts['counts'];

/**
 * Aggregations for facets, named by their positions. `oneShard` = a single shard answers, whose most frequent values
 * are those of the whole.
 */
export function facetAggregations(facets: readonly FacetRequest[], oneShard = false): JsonObject {
  return Object.fromEntries(facets.map((facet, at) => [aggregationName(at), aggregation(facet, oneShard)]));
}

/** Converts the counts in the engine's response. */
export function facetCounts(answer: JsonObject, facets: readonly FacetRequest[]): readonly FacetCounts[] {
  return facets.map((facet, at) => {
    const found = objectAt(answer, 'aggregations', aggregationName(at));
    const counts = facet.countsMissing
      ? [{ path: [], count: numberAt(found, 'doc_count') }]
      : bucketCounts(found, facet.levels, []);
    return { name: facet.name, counts };
  });
}

function aggregationName(at: number): string {
  return `facet${String(at)}`;
}

function aggregation({ levels, size, countsMissing }: FacetRequest, oneShard: boolean): JsonObject {
  const [first] = levels;
  const shardSize = oneShard ? size : Math.max(SHARD_VALUES, size);
  if (countsMissing && first !== undefined) return { missing: { field: termField(first) } };
  return levels.reduceRight<JsonObject>(
    (inner, field) => ({
      terms: { field: termField(field), size, shard_size: shardSize },
      ...(Object.keys(inner).length === 0 ? {} : { aggs: { [INNER]: inner } }),
    }),
    {},
  );
}

function bucketCounts(found: JsonObject, levels: readonly FieldRef[], above: readonly string[]): Counts {
  const [field, ...below] = levels;
  if (field === undefined) return [];
  return objectsAt(found, 'buckets').flatMap((bucket) => {
    const path = [...above, bucketKey(bucket, field)];
    return [{ path, count: numberAt(bucket, 'doc_count') }, ...bucketCounts(objectAt(bucket, INNER), below, path)];
  });
}

function bucketKey(bucket: JsonObject, { kind }: FieldRef): string {
  if (kind === 'boolean') return textAt(bucket, 'key_as_string');
  return typeof bucket.key === 'number' ? String(bucket.key) : textAt(bucket, 'key');
}
