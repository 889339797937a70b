import { distinct } from '../../../foundation/common/distinct.js';
import { defined } from '../../../foundation/common/given.js';
import { isJsonObject, type JsonObject } from '../../../foundation/json/json.js';
import { noteWarning } from '../../../foundation/requests/request-origin.js';
import { entityTypeOfUrn } from '../../../foundation/common/urn.js';
import type { SearchConfig } from '../../../foundation/config/index.js';
import {
  type BulkResult,
  type EngineClient,
  LostShards,
  openEngineClient,
  unexpected,
} from '../../../foundation/engine-client/index.js';
import { planAggregation } from '../../aggregation/aggregation-plan.js';
import { filledRows } from '../../aggregation/filled-rows.js';
import type { TimeseriesAggregation, TimeseriesTable } from '../../aggregation/timeseries-aggregation.js';
import type { SeriesCatalogue } from '../../series.js';
import type { WantedDocuments } from '../../takeover/wanted-documents.js';
import { findField, seriesFields } from '../../series-fields.js';
import type { TimeseriesDocument } from '../../timeseries-document.js';
import type { TimeseriesPage, TimeseriesScroll } from '../../timeseries-scroll.js';
import {
  effectiveLimit,
  type EngineTask,
  requireBounded,
  type TimeseriesCount,
  type TimeseriesIndexSize,
  type TimeseriesQuery,
  type TimeseriesSelection,
  TimeseriesStore,
} from '../../timeseries-store.port.js';
import type { TimeseriesUrnPage, TimeseriesUrns } from '../../timeseries-urns.js';
import type { TimeseriesValue } from '../../timeseries-value.js';
import type { TimeseriesTruncation, TruncationControl } from '../../timeseries-truncation.js';
import { groupByEntityType } from '../../urn-groups.js';
import { deleteByQuery } from './delete-by-query.js';
import { rowsOf } from './engine-aggregation.js';
import { hitsOf, sourceOf, totalOf, VALUE_MEMBERS, valueOf } from './engine-document.js';
import { all, filterQueries, selectionQueries } from './engine-filter.js';
import { EngineIndices } from './engine-indices.js';
import { EngineRefresher } from './engine-refresher.js';
import { scrollBody, scrollPage } from './engine-scroll.js';
import { search } from './engine-search.js';
import { EngineSeriesNames } from './engine-series-names.js';
import { EngineTruncation } from './engine-truncation.js';
import { urnsBody, urnsPage } from './engine-urns.js';
import { EntityReads } from './entity-reads.js';
import { writeAll } from './write-all.js';

/** Maximum number of urns in one search. */
const CHUNK = 1_000;

/** Opens the time series on the configured server, which need not be running yet. */
export function openEngineStore(config: SearchConfig, catalogue: SeriesCatalogue): TimeseriesStore {
  return new EngineTimeseriesStore(openEngineClient(config), config, catalogue);
}

/** Time series in Elasticsearch or OpenSearch, in one index for each entity type and aspect. */
class EngineTimeseriesStore extends TimeseriesStore {
  private readonly indices: EngineIndices;
  private readonly lost: LostShards;
  private readonly refresher: EngineRefresher;
  private readonly names: EngineSeriesNames;
  private readonly reads: EntityReads;

  constructor(
    private readonly client: EngineClient,
    config: SearchConfig,
    private readonly catalogue: SeriesCatalogue,
  ) {
    super();
    this.indices = new EngineIndices(client, config);
    this.lost = new LostShards(client);
    this.refresher = new EngineRefresher(client, this.lost);
    this.names = new EngineSeriesNames(client, this.indices.pattern);
    this.reads = new EntityReads(client);
  }

  async append(documents: readonly TimeseriesDocument[]): Promise<void> {
    await this.write(documents, 'index');
  }

  /**
   * A delete that begins after `wanted` was asked may miss what is created then, so `wanted` is asked again; what has
   * been written again since stays.
   */
  async adopt(documents: readonly TimeseriesDocument[], wanted: WantedDocuments): Promise<void> {
    const written = await this.write(await wanted(documents), 'create');
    const created = written.filter(({ result }) => result.sequence !== undefined);
    const still = new Set(await wanted(created.map(({ document }) => document)));
    const deletes = created.filter(({ document }) => !still.has(document)).map(deleteUnchanged);
    if (deletes.length > 0) await writeAll(this.client, deletes, {});
  }

  private async write(documents: readonly TimeseriesDocument[], action: 'create' | 'index') {
    if (documents.length === 0) return [];
    const byId = new Map(documents.map((document) => [`${document.aspectName} ${document.id}`, document]));
    const sent = [...byId.values()];
    const operations = () => Promise.all(sent.map((document) => this.operation(document, action)));
    const results = await writeAll(this.client, await operations(), { require_alias: true }, () => {
      for (const { entityType, aspectName } of sent)
        this.indices.forget(this.catalogue.require(entityType, aspectName));
      return operations();
    });
    return results.flatMap((result, at) => (sent[at] === undefined ? [] : [{ document: sent[at], result }]));
  }

  async values(query: TimeseriesQuery): Promise<readonly TimeseriesValue[]> {
    const series = this.catalogue.find(entityTypeOfUrn(query.urn), query.aspectName);
    const limit = effectiveLimit(query.limit);
    const fields = series === undefined ? new Map<string, never>() : seriesFields(series.aspect);
    const filters = filterQueries(query.filter ?? [], fields);
    const name = await this.readable(entityTypeOfUrn(query.urn), query.aspectName);
    if (name === undefined || limit === 0) return [];
    const { urn, startTimeMillis, endTimeMillis } = query;
    const selected = selectionQueries({ ...defined({ startTimeMillis, endTimeMillis }), isExploded: false });
    const order = (query.sort ?? []).map(({ field, order }) => ({
      [findField(fields, field)?.name ?? field]: {
        order: order === 'ASCENDING' ? 'asc' : 'desc',
        missing: '_last',
        unmapped_type: 'keyword',
      },
    }));
    const sort = [...order, { timestampMillis: 'desc' }];
    const conditions = [...selected, ...filters];
    if (limit === 1) return this.reads.newest(name, urn, conditions, sort);
    const answer = await search(this.client, name, {
      query: all([{ term: { urn } }, ...conditions]),
      sort,
      size: limit,
      _source: VALUE_MEMBERS,
      track_total_hits: false,
    });
    return hitsOf(answer).map(({ source }) => valueOf(source));
  }

  async stored(urns: readonly string[], aspectNames: readonly string[]): Promise<ReadonlySet<string>> {
    if (urns.length === 0 || aspectNames.length === 0) return new Set();
    const names = await this.names.all();
    const types = distinct(urns.map(entityTypeOfUrn));
    const isStored = (entityType: string, aspectName: string): boolean =>
      names.has(this.indices.nameOf(entityType, aspectName) ?? '');
    return new Set(aspectNames.filter((aspectName) => types.some((type) => isStored(type, aspectName))));
  }

  async latest(
    urns: readonly string[],
    aspectName: string,
    atOrBefore?: number,
  ): Promise<ReadonlyMap<string, TimeseriesValue>> {
    const latest = new Map<string, TimeseriesValue>();
    for (const [entityType, ofType] of groupByEntityType(urns)) {
      const name = await this.readable(entityType, aspectName);
      for (let from = 0; name !== undefined && from < ofType.length; from += CHUNK) {
        const chunk = ofType.slice(from, from + CHUNK);
        const filters = selectionQueries({ ...defined({ endTimeMillis: atOrBefore }), isExploded: false });
        const newest = await this.reads.newestOfEach(name, chunk, filters, [{ timestampMillis: 'desc' }]);
        for (const [urn, value] of newest) latest.set(urn, value);
      }
    }
    return latest;
  }

  async scroll(scroll: TimeseriesScroll): Promise<TimeseriesPage> {
    const name = await this.readable(scroll.entityType, scroll.aspectName);
    if (name === undefined || scroll.limit === 0) return { values: [] };
    return scrollPage(await search(this.client, name, scrollBody(scroll)), scroll);
  }

  async urns(query: TimeseriesUrns): Promise<TimeseriesUrnPage> {
    const name = await this.readable(query.entityType, query.aspectName);
    return name === undefined ? { urns: [] } : urnsPage(await search(this.client, name, urnsBody(query)), query);
  }

  async exists(urn: string, aspectName: string): Promise<boolean> {
    const name = await this.readable(entityTypeOfUrn(urn), aspectName);
    return name !== undefined && (await this.total(name, selectionQueries({ urn, isExploded: false }))) > 0;
  }

  async deleteValues({ aspectName, ...selection }: TimeseriesSelection): Promise<number> {
    requireBounded(selection);
    const { urn } = selection;
    const query = all(selectionQueries(selection));
    const series = this.catalogue.select(urn === undefined ? undefined : entityTypeOfUrn(urn), aspectName);
    const names = series.map((one) => this.indices.nameOf(one.entityType, one.aspect.name));
    let deleted = 0;
    for (const [name, { live }] of await this.indices.ofAll(names.filter((name) => name !== undefined)))
      deleted += live === undefined ? 0 : await this.deleteFrom(name, live, query);
    return deleted;
  }

  async count({ entityType, aspectName, endTimeMillis }: TimeseriesCount): Promise<number> {
    const name = await this.readable(entityType, aspectName);
    return name === undefined ? 0 : this.total(name, selectionQueries(defined({ endTimeMillis })));
  }

  async aggregate(aggregation: TimeseriesAggregation): Promise<TimeseriesTable> {
    const series = this.catalogue.require(aggregation.entityType, aggregation.aspectName);
    const plan = planAggregation(series, aggregation);
    const { urn, startTimeMillis, endTimeMillis, filter = [] } = aggregation;
    const selected = selectionQueries(defined({ startTimeMillis, endTimeMillis }));
    const filters = [...selected, ...filterQueries(filter, seriesFields(series.aspect))];
    const name = await this.readable(series.entityType, series.aspect.name);
    const rows = name === undefined ? rowsOf(plan, {}) : await this.reads.rows(name, urn, filters, plan);
    return { columnNames: plan.columnNames, columnTypes: plan.columnTypes, rows: filledRows(plan, rows) };
  }

  async sizes(): Promise<readonly TimeseriesIndexSize[]> {
    const path = `/${this.indices.pattern}/_stats/store`;
    const members = 'indices.*.primaries.store.size_in_bytes';
    const [answer, lost] = await Promise.all([
      this.client.request({ method: 'GET', path, query: { filter_path: members } }),
      this.lost.red(this.indices.pattern),
    ]);
    if (answer.status !== 200) throw unexpected('tell the sizes of indices', answer);
    for (const name of lost)
      noteWarning(`The size of the index ${name} is missing or too low, because the index lacks a shard.`);
    return Object.entries(isJsonObject(answer.body.indices) ? answer.body.indices : {}).flatMap(
      ([indexName, about]) => {
        const names = this.indices.parse(indexName);
        return names === undefined ? [] : [{ indexName, ...names, bytes: bytesOf(about) }];
      },
    );
  }

  async truncate(truncation: TimeseriesTruncation, control: TruncationControl): Promise<void> {
    const series = this.catalogue.find(truncation.entityType, truncation.aspectName);
    const name = series === undefined ? undefined : this.indices.nameOf(series.entityType, series.aspect.name);
    if (series === undefined || name === undefined) return;
    await new EngineTruncation(this.client, this.indices, this.lost, name, series, truncation, control).run();
  }

  async engineTask(id: string): Promise<EngineTask | undefined> {
    const answer = await this.client.request({ method: 'GET', path: `/_tasks/${encodeURIComponent(id)}` });
    if (answer.status !== 200 || !isJsonObject(answer.body.task)) return undefined;
    const { status, running_time_in_nanos: nanos } = answer.body.task;
    return {
      completed: answer.body.completed === true,
      status: isJsonObject(status) ? status : {},
      runTimeNanos: Number(nanos ?? 0),
    };
  }

  close(): Promise<void> {
    return this.client.close();
  }

  private async operation(document: TimeseriesDocument, action: 'create' | 'index') {
    const index = await this.indices.ensure(this.catalogue.require(document.entityType, document.aspectName));
    await this.lost.refuseLasting([index]);
    return { header: { [action]: { _index: index, _id: document.id } }, source: sourceOf(document) };
  }

  /**
   * Deletes from the index in use first, then from the others: by then, they contain what a rebuild copied before the
   * first delete.
   */
  private async deleteFrom(name: string, live: string, query: JsonObject): Promise<number> {
    await this.refresher.refresh(live);
    const deleted = await deleteByQuery(this.client, live, query);
    const after = await this.indices.of(name);
    for (const other of [after.live, ...after.others]) {
      if (other === undefined || other === live) continue;
      await this.refresher.refresh(other);
      await deleteByQuery(this.client, other, query);
    }
    return deleted;
  }

  /** The name for reads, after making all previous writes visible. */
  private async readable(entityType: string, aspectName: string): Promise<string | undefined> {
    const name = this.indices.nameOf(entityType, aspectName);
    if (name !== undefined) await this.refresher.refresh(name);
    return name;
  }

  private async total(name: string, queries: readonly JsonObject[]): Promise<number> {
    return totalOf(await search(this.client, name, { query: all(queries), size: 0, track_total_hits: true }));
  }
}

/** Deletes a document as it was written. */
function deleteUnchanged({ document, result }: { readonly document: TimeseriesDocument; readonly result: BulkResult }) {
  const { number = null, term = null } = result.sequence ?? {};
  return { header: { delete: { _index: result.index, _id: document.id, if_seq_no: number, if_primary_term: term } } };
}

function bytesOf(about: unknown): number {
  const primaries = isJsonObject(about) && isJsonObject(about.primaries) ? about.primaries : {};
  return isJsonObject(primaries.store) ? Number(primaries.store.size_in_bytes ?? 0) : 0;
}
