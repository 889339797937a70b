import { CopiedLog } from '../../aspects/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import { messageOf } from '../../foundation/common/message-of.js';
import {
  type CopiedTable,
  copyTable,
  Database,
  engineTime,
  serviceTables,
  type SqlTransaction,
} from '../../foundation/database/index.js';
import { copiedDocumentTable, dropTable, type SeriesCatalogue, TimeseriesTables } from '../../timeseries/index.js';
import { holdsUnfinishedCopy, lastCommits, MARK_TABLE, placeOf, requireCurrent, requireTwo } from './copy-places.js';

/** What is copied, and where to. */
export interface StoreCopyRequest {
  readonly from: string;
  readonly to: string;
  readonly catalogue: SeriesCatalogue;
  /** Called with the rows that are copied and with all of them, after each transaction. */
  readonly progress: (done: number, total: number) => void;
}

/** Numbers of copied rows, by table. */
export type CopiedRows = ReadonlyMap<string, number>;

const TARGET_OPTIONS = { poolSize: 2, groupSize: 1, exclusive: true, isFilled: true } as const;

/**
 * Copies everything that the service stores in one SQL database to another one, which has no rows. The first is not
 * changed. Until the copy is complete, the second is marked, and no service starts with it; another call begins again.
 * Throws `CONFLICT` if the databases do not fit, or if somebody writes to the first one meanwhile, `STORE_LOCKED`,
 * `NOT_FOUND`, `ENGINE_UNAVAILABLE`, and `INTERNAL` for rows that the second one cannot hold.
 */
export async function copyStore(request: StoreCopyRequest): Promise<CopiedRows> {
  const { from, to } = request;
  requireTwo(from, to);
  const tables = await serviceTables();
  return Database.inspect(from, async (source) => {
    await requireCurrent(source);
    const isUnfinished = await holdsUnfinishedCopy(to, tables).catch(naming(to));
    const target = await Database.open({ ...TARGET_OPTIONS, url: to }).catch(naming(to));
    try {
      const copy = new StoreCopy(request, source, target, tables);
      if (isUnfinished) await copy.clear();
      return await copy.run();
    } finally {
      await target.close();
    }
  });
}

class StoreCopy {
  private readonly series: TimeseriesTables;

  constructor(
    private readonly request: StoreCopyRequest,
    private readonly source: SqlTransaction,
    private readonly target: Database,
    private readonly tables: readonly CopiedTable[],
  ) {
    this.series = new TimeseriesTables(target, request.catalogue);
  }

  /** Removes what an unfinished copy has left. */
  async clear(): Promise<void> {
    for (const { table, building } of await this.target.read((sql) => this.series.list(sql)))
      for (const name of [table, building]) if (name !== undefined) await dropTable(this.target, name);
    for (const { name } of this.tables) await this.empty(name);
  }

  /** A server empties a table by a change of the schema, in a time that does not depend on its rows. */
  private async empty(table: string): Promise<void> {
    if (this.target.dialect.hasOneWriter) await this.target.transaction((sql) => sql.execute(`DELETE FROM ${table}`));
    else await this.target.read((sql) => sql.execute(`TRUNCATE TABLE ${table}`));
  }

  async run(): Promise<CopiedRows> {
    const before = await lastCommits(this.source);
    await this.mark();
    const tables = [...this.tables, ...(await this.seriesTables())];
    const expected = await counted(this.source, tables);
    const log = await this.copyAll(tables, expected);
    await this.verify(tables, expected);
    await this.target.transaction((sql) => log.end(sql));
    await this.requireUnchanged(before);
    await this.target.transaction((sql) => sql.execute(`DELETE FROM ${MARK_TABLE.name}`));
    return expected;
  }

  private async mark(): Promise<void> {
    await this.target.transaction(async (sql) => sql.insert(MARK_TABLE, [[1, await engineTime(sql)]], 'update'));
  }

  /** Creates the tables of the stored series. */
  private async seriesTables(): Promise<readonly CopiedTable[]> {
    const copied: CopiedTable[] = [];
    for (const series of await this.series.list(this.source))
      for (const name of [series.table, series.building]) {
        if (name === undefined) continue;
        await this.series.define(series, name);
        copied.push(copiedDocumentTable(name));
      }
    return copied;
  }

  private async copyAll(tables: readonly CopiedTable[], expected: CopiedRows): Promise<CopiedLog> {
    const total = [...expected.values()].reduce((sum, rows) => sum + rows, 0);
    const log = await CopiedLog.begin(this.source, this.target.dialect);
    let done = 0;
    const progress = (rows: number): void => this.request.progress((done += rows), total);
    for (const table of tables) {
      const convert = table.name === 'change_log' ? { convert: log.entry.bind(log) } : {};
      await copyTable(this.source, this.target, table, { ...convert, progress }).catch((error: unknown) => {
        throw new DomainError('INTERNAL', `The copy of the table ${table.name} failed. ${messageOf(error)}`, {
          cause: error,
        });
      });
    }
    return log;
  }

  private async verify(tables: readonly CopiedTable[], expected: CopiedRows): Promise<void> {
    const found = await this.target.read((sql) => counted(sql, tables));
    for (const [name, rows] of expected)
      if (found.get(name) !== rows)
        throw new DomainError(
          'INTERNAL',
          `The copy is not complete: ${name} has ${String(found.get(name))} rows in place of ${String(rows)}.`,
        );
  }

  /** Ends the copy in time for what was written after its first row: that would be lost with the old database. */
  private async requireUnchanged(before: string): Promise<void> {
    const { from } = this.request;
    if (this.source.dialect.hasOneWriter || (await Database.inspect(from, lastCommits)) === before) return;
    throw new DomainError(
      'CONFLICT',
      `A service wrote to ${placeOf(from)} while it was copied. Stop every process that uses it, and copy again.`,
    );
  }
}

/** Says which of the two databases does not answer. */
function naming(url: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof DomainError) || error.code !== 'ENGINE_UNAVAILABLE') throw error;
    throw new DomainError(error.code, `${placeOf(url)}: ${error.message}`, { cause: error });
  };
}

async function counted(sql: SqlTransaction, tables: readonly CopiedTable[]): Promise<CopiedRows> {
  const rows = new Map<string, number>();
  for (const { name } of tables) {
    const [row] = await sql.select<{ total: number }>(`SELECT COUNT(*) AS total FROM ${name}`);
    rows.set(name, Number(row?.total ?? 0));
  }
  return rows;
}
