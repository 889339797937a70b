import { Injectable } from '@nestjs/common';
import { Database, engineTime, type SqlTransaction } from '../../foundation/database/index.js';
import { SEARCH_INDEX_TABLE } from '../search-index.row.js';

/** The record in SQL of the search index to which its indexed revisions refer. */
export interface RememberedIndex {
  readonly identity: string;
  /** Milliseconds since it was named. */
  readonly ageMs: number;
  /** Whether every revision of an earlier index has been reset. */
  readonly isForgotten: boolean;
}

interface IndexColumns {
  readonly identity: string;
  readonly age_ms: number;
  readonly is_forgotten: number;
}

/**
 * Stores which search index is in use, and since when by the database's time. Methods throw `ENGINE_UNAVAILABLE` when
 * the database does not answer.
 */
@Injectable()
export class SearchIndexStore {
  constructor(private readonly database: Database) {}

  /** Whether other processes may use the same database. */
  get isShared(): boolean {
    return !this.database.dialect.hasOneWriter;
  }

  /** The index in use; undefined before the first start. */
  async read(): Promise<RememberedIndex | undefined> {
    const [row] = await this.database.read(current);
    if (row === undefined) return undefined;
    return {
      identity: row.identity,
      ageMs: Number(row.age_ms),
      isForgotten: Number(row.is_forgotten) === 1,
    };
  }

  /**
   * Replaces the index named `previous` (undefined = none) by another. Of several processes that try, one gets true.
   */
  async replace(previous: string | undefined, identity: string): Promise<boolean> {
    return this.database.transaction(async (sql) => {
      const now = await engineTime(sql);
      if (previous === undefined) await sql.insert(SEARCH_INDEX_TABLE, [[1, identity, now, 0]], 'ignore');
      else
        await sql.execute(
          'UPDATE search_index SET identity = ?, adopted_on = ?, is_forgotten = 0 WHERE slot = 1 AND identity = ?',
          [identity, now, previous],
        );
      const [row] = await current(sql);
      return row?.identity === identity;
    });
  }

  /** Records that every revision of an earlier index has been reset. */
  async noteForgotten(identity: string): Promise<void> {
    await this.database.transaction((sql) =>
      sql.execute('UPDATE search_index SET is_forgotten = 1 WHERE slot = 1 AND identity = ?', [identity]),
    );
  }
}

function current(sql: SqlTransaction): Promise<readonly IndexColumns[]> {
  const age = `${sql.dialect.now} - adopted_on AS age_ms`;
  return sql.select<IndexColumns>(`SELECT identity, ${age}, is_forgotten FROM search_index WHERE slot = 1`);
}
