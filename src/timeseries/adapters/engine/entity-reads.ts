import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';
import type { EngineClient } from '../../../foundation/engine-client/index.js';
import type { AggregationPlan } from '../../aggregation/aggregation-plan.js';
import type { TimeseriesValue } from '../../timeseries-value.js';
import { CombinedReads } from './combined-reads.js';
import { aggregationsOf, rowsOf } from './engine-aggregation.js';
import { hitsOf, VALUE_MEMBERS, valueOf } from './engine-document.js';
import { all } from './engine-filter.js';
import { search } from './engine-search.js';

/**
 * Reads of single entities, such as their newest value or their usage. What the work for one request reads of several
 * entities, such as of all hits on a page, is one search.
 */
export class EntityReads {
  private readonly newestValues = new CombinedReads((name, urns, { filters, sort }) =>
    this.newestOfEach(name, urns, filters as JsonObject[], sort as JsonObject[]),
  );
  private readonly groups = new CombinedReads((name, urns, { filters, aggs }) =>
    this.groupsOfEach(name, urns, filters as JsonObject[], aggs as JsonObject),
  );

  constructor(private readonly client: EngineClient) {}

  /** The first value of an entity in the order of `sort`, in a list; empty if it has none. */
  async newest(
    name: string,
    urn: string,
    filters: readonly JsonObject[],
    sort: readonly JsonObject[],
  ): Promise<readonly TimeseriesValue[]> {
    const value = await this.newestValues.of(name, urn, { filters: [...filters], sort: [...sort] });
    return value === undefined ? [] : [value];
  }

  /** The first value of each urn in the order of `sort`; urns without one are absent. */
  async newestOfEach(
    name: string,
    urns: readonly string[],
    filters: readonly JsonObject[],
    sort: readonly JsonObject[],
  ): Promise<ReadonlyMap<string, TimeseriesValue>> {
    const answer = await search(this.client, name, {
      query: all([{ terms: { urn: [...urns] } }, ...filters]),
      ...(urns.length > 1 && { collapse: { field: 'urn' } }),
      sort: [...sort],
      size: urns.length,
      _source: VALUE_MEMBERS,
      track_total_hits: false,
    });
    return new Map(
      hitsOf(answer)
        .map(({ source }) => valueOf(source))
        .map((value) => [value.urn, value]),
    );
  }

  /** The rows of an aggregation over the documents of `urn`, or of all entities. */
  async rows(
    name: string,
    urn: string | undefined,
    filters: readonly JsonObject[],
    plan: AggregationPlan,
  ): Promise<string[][]> {
    const aggs = aggregationsOf(plan);
    if (urn === undefined) return rowsOf(plan, await this.aggregations(name, filters, aggs));
    const shape = { filters: [...filters], aggs };
    const groups = isCombinable(plan)
      ? await this.groups.of(name, urn, shape)
      : (await this.groupsOfEach(name, [urn], shape.filters, aggs)).get(urn);
    return rowsOf(plan, groups ?? {});
  }

  private async groupsOfEach(
    name: string,
    urns: readonly string[],
    filters: readonly JsonObject[],
    aggs: JsonObject,
  ): Promise<ReadonlyMap<string, JsonObject>> {
    const queries = [{ terms: { urn: [...urns] } }, ...filters];
    const [first] = urns;
    if (first !== undefined && urns.length === 1)
      return new Map([[first, await this.aggregations(name, queries, aggs)]]);
    const terms = { field: 'urn', size: urns.length, execution_hint: 'map' };
    const { entities } = await this.aggregations(name, queries, { entities: { terms, aggs } });
    return new Map(bucketsOf(entities).map((bucket) => [bucket.key as string, bucket]));
  }

  private async aggregations(name: string, queries: readonly JsonObject[], aggs: JsonObject): Promise<JsonObject> {
    const body = { query: all(queries), size: 0, track_total_hits: false, aggs };
    const { aggregations } = await search(this.client, name, body);
    return isJsonObject(aggregations) ? aggregations : {};
  }
}

/**
 * Whether the aggregation of several entities may be one search: the engine takes up to 256 KB for each exact number of
 * distinct values.
 */
function isCombinable({ metrics }: AggregationPlan): boolean {
  return metrics.every(({ aggregation }) => aggregation !== 'CARDINALITY');
}

function bucketsOf(aggregation: JsonValue | undefined): readonly JsonObject[] {
  const buckets = isJsonObject(aggregation) ? aggregation.buckets : undefined;
  return Array.isArray(buckets) ? buckets.filter(isJsonObject) : [];
}
