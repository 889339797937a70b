import { invalidArgument } from '../../../common/errors.js';
import type { Database, SqlParameter } from '../../../database/index.js';
import type { TimeseriesDocument } from '../../timeseries-document.js';
import {
  type TimeseriesQuery,
  type TimeseriesSelection,
  TimeseriesStore,
  type TimeseriesValue,
} from '../../timeseries-store.port.js';
import { documentColumns, documentTable, runIdColumn } from './document-row.js';
import { queryLatest } from './latest-query.js';
import { TimeseriesTables } from './timeseries-tables.js';
import { queryValues } from './value-query.js';

/** Time series in SQL, in one table for each entity type and aspect. */
export class SqlTimeseriesStore extends TimeseriesStore {
  private readonly tables: TimeseriesTables;

  constructor(private readonly database: Database) {
    super();
    this.tables = new TimeseriesTables(database);
  }

  async append(documents: readonly TimeseriesDocument[]): Promise<void> {
    const byTable = new Map<string, Map<string, TimeseriesDocument>>();
    for (const document of documents) {
      const table = await this.tables.make(document.entityType, document.aspectName);
      byTable.set(table, (byTable.get(table) ?? new Map<string, TimeseriesDocument>()).set(document.id, document));
    }
    if (byTable.size === 0) return;
    await this.database.transaction(async (sql) => {
      for (const [table, byId] of byTable) {
        await sql.insert(documentTable(table), [...byId.values()].map(documentColumns), 'update');
      }
    });
  }

  values(query: TimeseriesQuery): Promise<readonly TimeseriesValue[]> {
    return this.database.read(async (sql) => {
      const table = await this.tables.find(sql, entityTypeOf(query.urn), query.aspectName);
      return table === undefined ? [] : queryValues(sql, table, query);
    });
  }

  latest(
    urns: readonly string[],
    aspectName: string,
    atOrBefore?: number,
  ): Promise<ReadonlyMap<string, TimeseriesValue>> {
    return this.database.read(async (sql) => {
      const latest = new Map<string, TimeseriesValue>();
      for (const [entityType, ofType] of byEntityType(urns)) {
        const table = await this.tables.find(sql, entityType, aspectName);
        const values = table === undefined ? [] : await queryLatest(sql, table, ofType, atOrBefore);
        for (const value of values) latest.set(value.urn, value);
      }
      return latest;
    });
  }

  async exists(urn: string, aspectName: string): Promise<boolean> {
    return (await this.latest([urn], aspectName)).has(urn);
  }

  async deleteValues(selection: TimeseriesSelection): Promise<number> {
    const { where, parameters } = conditionOf(selection);
    const entityType = selection.urn === undefined ? {} : { entityType: entityTypeOf(selection.urn) };
    const aspectName = selection.aspectName === undefined ? {} : { aspectName: selection.aspectName };
    const tables = await this.database.read((sql) => this.tables.list(sql, { ...entityType, ...aspectName }));
    if (tables.length === 0) return 0;
    return this.database.transaction(async (sql) => {
      let deleted = 0;
      for (const table of tables) deleted += await sql.execute(`DELETE FROM ${table} WHERE ${where}`, parameters);
      return deleted;
    });
  }
}

function conditionOf({ urn, runId, startTimeMillis, endTimeMillis }: TimeseriesSelection) {
  if (urn === undefined && runId === undefined) {
    throw invalidArgument('Timeseries values are deleted by urn or runId: give one of them');
  }
  const terms: readonly (readonly [term: string, value: SqlParameter | undefined])[] = [
    ['urn = ?', urn],
    ['run_id = ?', runId === undefined ? undefined : runIdColumn(runId)],
    ['timestamp_millis >= ?', startTimeMillis],
    ['timestamp_millis <= ?', endTimeMillis],
  ];
  const given = terms.filter((term): term is readonly [string, SqlParameter] => term[1] !== undefined);
  return { where: given.map(([term]) => term).join(' AND '), parameters: given.map(([, value]) => value) };
}

function byEntityType(urns: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const urn of new Set(urns)) {
    const type = entityTypeOf(urn);
    groups.set(type, [...(groups.get(type) ?? []), urn]);
  }
  return groups;
}

function entityTypeOf(urn: string): string {
  return urn.split(':')[2] ?? '';
}
