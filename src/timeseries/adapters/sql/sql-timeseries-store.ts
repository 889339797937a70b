import { distinct } from '../../../foundation/common/distinct.js';
import { listsBy } from '../../../foundation/common/lists-by.js';
import { RequestGathering } from '../../../foundation/requests/request-gathering.js';
import { entityTypeOfUrn } from '../../../foundation/common/urn.js';
import type { BoundSql, Database, SqlDialect, SqlTransaction } from '../../../foundation/database/index.js';
import { planAggregation } from '../../aggregation/aggregation-plan.js';
import { DocumentAggregator } from '../../aggregation/document-aggregator.js';
import type { TimeseriesAggregation, TimeseriesTable } from '../../aggregation/timeseries-aggregation.js';
import type { SeriesCatalogue } from '../../series.js';
import type { WantedDocuments } from '../../takeover/wanted-documents.js';
import type { TimeseriesDocument } from '../../timeseries-document.js';
import { fits } from '../../timeseries-filter.js';
import type { TimeseriesPage, TimeseriesScroll } from '../../timeseries-scroll.js';
import {
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
import { eachDocument } from './document-pages.js';
import { documentColumns, documentTable, runIdColumn } from './document-row.js';
import { queryLatest } from './latest-query.js';
import { scrollValues } from './scroll-query.js';
import { SqlTruncation } from './sql-truncation.js';
import { deleteStepwise } from './stepwise-delete.js';
import { tableBytes } from './table-sizes.js';
import { type SeriesTables, TimeseriesTables } from './timeseries-tables.js';
import { queryUrns } from './urn-query.js';
import { queryValues } from './value-query.js';

/** An aggregation that waits for others of the same documents. */
interface WaitingAggregation {
  readonly aggregation: TimeseriesAggregation;
  readonly aggregator: DocumentAggregator;
  /** Equal for aggregations of the same documents. */
  readonly key: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Time series in SQL, with one table per entity type and aspect. */
export class SqlTimeseriesStore extends TimeseriesStore {
  private readonly tables: TimeseriesTables;
  private readonly gathering = new RequestGathering<WaitingAggregation>((all) => {
    for (const alike of listsBy(all, ({ key }) => key).values()) void this.aggregateAll(alike);
  });

  constructor(
    private readonly database: Database,
    private readonly catalogue: SeriesCatalogue,
  ) {
    super();
    this.tables = new TimeseriesTables(database, catalogue);
  }

  async append(documents: readonly TimeseriesDocument[]): Promise<void> {
    const bySeries = await this.bySeries(documents);
    if (bySeries.size === 0) return;
    await this.database.transaction(async (sql) => {
      for (const series of await this.tables.lockForWrite(sql, [...bySeries.keys()]))
        await insert(sql, series, bySeries.get(series.name) ?? [], 'update');
    });
  }

  /** A delete comes before the lock, so that `wanted` meets it, or after it, so that it meets the documents. */
  async adopt(documents: readonly TimeseriesDocument[], wanted: WantedDocuments): Promise<void> {
    const bySeries = await this.bySeries(documents);
    for (const [name, ofSeries] of bySeries)
      await this.database.transaction(async (sql) => {
        const series = await this.tables.lockAlone(sql, name);
        if (series !== undefined) await insert(sql, series, await wanted(ofSeries, sql), 'ignore');
      });
  }

  /** The documents of each series, each once; makes missing tables. */
  private async bySeries(documents: readonly TimeseriesDocument[]): Promise<Map<string, TimeseriesDocument[]>> {
    const byName = new Map<string, Map<string, TimeseriesDocument>>();
    for (const document of documents) {
      const name = await this.tables.make(document.entityType, document.aspectName);
      byName.set(name, (byName.get(name) ?? new Map<string, TimeseriesDocument>()).set(document.id, document));
    }
    return new Map([...byName].map(([name, byId]) => [name, [...byId.values()]]));
  }

  values(query: TimeseriesQuery): Promise<readonly TimeseriesValue[]> {
    const none: readonly TimeseriesValue[] = [];
    const entityType = entityTypeOfUrn(query.urn);
    const ownTime = this.catalogue.find(entityType, query.aspectName)?.ownTime;
    return this.reading(entityType, query.aspectName, none, (sql, table) => queryValues(sql, table, query, ownTime));
  }

  async latest(
    urns: readonly string[],
    aspectName: string,
    atOrBefore?: number,
  ): Promise<ReadonlyMap<string, TimeseriesValue>> {
    const none: readonly TimeseriesValue[] = [];
    const latest = new Map<string, TimeseriesValue>();
    for (const [entityType, ofType] of groupByEntityType(urns)) {
      const values = await this.reading(entityType, aspectName, none, (sql, table) =>
        queryLatest(sql, table, ofType, atOrBefore),
      );
      for (const value of values) latest.set(value.urn, value);
    }
    return latest;
  }

  async stored(urns: readonly string[], aspectNames: readonly string[]): Promise<ReadonlySet<string>> {
    if (aspectNames.length === 0) return new Set();
    const types = distinct(urns.map(entityTypeOfUrn));
    const found = await this.tables.findAll(types, aspectNames);
    const names = new Set(found.map(({ aspectName }) => aspectName.toLowerCase()));
    return new Set(aspectNames.filter((name) => names.has(name.toLowerCase())));
  }

  scroll(scroll: TimeseriesScroll): Promise<TimeseriesPage> {
    const none: TimeseriesPage = { values: [] };
    return this.reading(scroll.entityType, scroll.aspectName, none, (sql, table) => scrollValues(sql, table, scroll));
  }

  urns(query: TimeseriesUrns): Promise<TimeseriesUrnPage> {
    const none: TimeseriesUrnPage = { urns: [] };
    return this.reading(query.entityType, query.aspectName, none, (sql, table) => queryUrns(sql, table, query));
  }

  async exists(urn: string, aspectName: string): Promise<boolean> {
    return (await this.latest([urn], aspectName)).has(urn);
  }

  async deleteValues(selection: TimeseriesSelection): Promise<number> {
    requireBounded(selection);
    const entityType = selection.urn === undefined ? {} : { entityType: entityTypeOfUrn(selection.urn) };
    const aspectName = selection.aspectName === undefined ? {} : { aspectName: selection.aspectName };
    const series = await this.database.read((sql) => this.tables.list(sql, { ...entityType, ...aspectName }));
    if (series.length === 0) return 0;
    const names = series.map(({ name }) => name);
    return deleteStepwise(this.database, this.tables, names, conditionOf(this.database.dialect, selection));
  }

  count({ entityType, aspectName, endTimeMillis }: TimeseriesCount): Promise<number> {
    return this.reading(entityType, aspectName, 0, async (sql, table) => {
      const [where, parameters] =
        endTimeMillis === undefined ? ['', []] : [' WHERE timestamp_millis <= ?', [endTimeMillis]];
      const rows = await sql.select<{ total: number }>(`SELECT COUNT(*) AS total FROM ${table}${where}`, parameters);
      return Number(rows[0]?.total ?? 0);
    });
  }

  /** Aggregations of the same documents that a request asks for together read them once. */
  async aggregate(aggregation: TimeseriesAggregation): Promise<TimeseriesTable> {
    const { entityType, aspectName, urn, startTimeMillis, endTimeMillis } = aggregation;
    const aggregator = new DocumentAggregator(
      planAggregation(this.catalogue.require(entityType, aspectName), aggregation),
    );
    const key = JSON.stringify([entityType, aspectName, urn, startTimeMillis, endTimeMillis]);
    await new Promise<void>((resolve, reject) => {
      this.gathering.add({ aggregation, aggregator, key, resolve, reject });
    });
    return aggregator.table();
  }

  async sizes(): Promise<readonly TimeseriesIndexSize[]> {
    return this.database.read(async (sql) => {
      const sizes: TimeseriesIndexSize[] = [];
      for (const { name, entityType, aspectName, table, building } of await this.tables.list(sql)) {
        const bytes = (await tableBytes(sql, table)) + (building === undefined ? 0 : await tableBytes(sql, building));
        sizes.push({
          indexName: name,
          entityType: entityType.toLowerCase(),
          aspectName: aspectName.toLowerCase(),
          bytes,
        });
      }
      return sizes;
    });
  }

  async truncate(truncation: TimeseriesTruncation, control: TruncationControl): Promise<void> {
    const { entityType, aspectName } = truncation;
    const series = await this.tables.find(entityType, aspectName);
    if (series !== undefined) await new SqlTruncation(this.database, this.tables, series, truncation, control).run();
  }

  engineTask(): Promise<EngineTask | undefined> {
    return Promise.resolve(undefined);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private async aggregateAll(alike: readonly WaitingAggregation[]): Promise<void> {
    const [first] = alike;
    if (first === undefined) return;
    const { entityType, aspectName } = first.aggregation;
    try {
      await this.reading(entityType, aspectName, undefined, async (sql, table) => {
        for (const { aggregator } of alike) aggregator.clear();
        await eachDocument(sql, table, first.aggregation, (document) => {
          for (const { aggregation, aggregator } of alike)
            if (fits(document, aggregation.filter ?? [])) aggregator.add(document);
        });
      });
      for (const { resolve } of alike) resolve();
    } catch (error) {
      for (const { reject } of alike) reject(error);
    }
  }

  /**
   * Runs `work` on the table in use. A truncation may replace it at any time; a table that disappears meanwhile is no
   * error.
   */
  private async reading<T>(
    entityType: string,
    aspectName: string,
    absent: T,
    work: (sql: SqlTransaction, table: string) => Promise<T>,
  ): Promise<T> {
    for (;;) {
      const series = await this.tables.find(entityType, aspectName);
      if (series === undefined) return absent;
      try {
        return await this.database.read((sql) => work(sql, series.table));
      } catch (error) {
        if ((await this.tables.find(entityType, aspectName))?.table === series.table) throw error;
      }
    }
  }
}

/** Inserts documents into the tables of their series. */
async function insert(
  sql: SqlTransaction,
  { table, building }: SeriesTables,
  documents: readonly TimeseriesDocument[],
  conflict: 'ignore' | 'update',
): Promise<void> {
  const rows = documents.map(documentColumns);
  await sql.insert(documentTable(table), rows, conflict);
  if (building !== undefined) await sql.insert(documentTable(building), rows, conflict);
}

function conditionOf(dialect: SqlDialect, selection: TimeseriesSelection): BoundSql {
  const { urn, runId, startTimeMillis, endTimeMillis } = selection;
  const terms: readonly (BoundSql | undefined)[] = [
    urn === undefined ? undefined : ['urn = ?', [urn]],
    runId === undefined ? undefined : dialect.sameText('run_id', runIdColumn(runId)),
    startTimeMillis === undefined ? undefined : ['timestamp_millis >= ?', [startTimeMillis]],
    endTimeMillis === undefined ? undefined : ['timestamp_millis <= ?', [endTimeMillis]],
  ];
  const given = terms.filter((term) => term !== undefined);
  return [given.map(([term]) => term).join(' AND '), given.flatMap(([, values]) => values)];
}
