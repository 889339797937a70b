import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../foundation/common/errors.js';
import { Database, engineTime, type SqlTransaction } from '../foundation/database/index.js';
import { REBUILD_TABLE } from './index-rebuild.row.js';

/** A rebuild of the search index that was begun and has not ended. */
export interface ActiveRebuild {
  /** From `SearchIndex.beginRebuild`. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly begunOn: number;
  /** Urn of the actor who asked for it. */
  readonly begunBy: string;
  /** Milliseconds since it was renewed; one that was not renewed for long was left behind by a process that is gone. */
  readonly silentMs: number;
}

interface RebuildColumns {
  readonly id: string;
  readonly begun_on: number;
  readonly begun_by: string;
  readonly silent_ms: number;
}

/**
 * Tells every process of the deployment which rebuild is under way, so that what any of them writes goes there too. Its
 * times are the database's, which all of them share. Methods throw `ENGINE_UNAVAILABLE` when the database does not
 * answer.
 */
@Injectable()
export class RebuildRegister {
  constructor(@Inject(Database) private readonly database: Database) {}

  /**
   * Id of the rebuild under way. Asked after aspects were read and before their document is written: a change that the
   * rebuild's scan cannot see is then written to it.
   */
  async active(): Promise<string | undefined> {
    return (await this.current())?.id;
  }

  /** The rebuild under way. */
  async current(): Promise<ActiveRebuild | undefined> {
    return this.database.read(currentRebuild);
  }

  /**
   * Makes a rebuild known. Once it answers, every change committed later is written to the rebuild too. Throws
   * `CONFLICT` while another is under way.
   */
  async begin(id: string, by: string): Promise<void> {
    const holder = await this.database.transaction(async (sql) => {
      const now = await engineTime(sql);
      await sql.insert(REBUILD_TABLE, [[1, id, now, by, now]], 'ignore');
      return currentRebuild(sql);
    });
    if (holder?.id !== id) throw isUnderWay(holder);
  }

  /** Gives the rebuild under way another id. Answers whether it is still the one under way. */
  async rename(id: string, other: string): Promise<boolean> {
    return this.database.transaction(
      async (sql) => (await sql.execute('UPDATE index_rebuild SET id = ? WHERE id = ?', [other, id])) > 0,
    );
  }

  /** Says that the process that rebuilds lives. Answers whether the rebuild is still the one under way. */
  async renew(id: string): Promise<boolean> {
    return this.database.transaction(async (sql) => {
      const changed = await sql.execute(`UPDATE index_rebuild SET renewed_on = ${sql.dialect.now} WHERE id = ?`, [id]);
      return changed > 0;
    });
  }

  /** Forgets a rebuild, promoted or discarded. One that is not under way is no error. */
  async end(id: string): Promise<void> {
    await this.database.transaction((sql) => sql.execute('DELETE FROM index_rebuild WHERE id = ?', [id]));
  }
}

async function currentRebuild(sql: SqlTransaction): Promise<ActiveRebuild | undefined> {
  const [row] = await sql.select<RebuildColumns>(
    `SELECT id, begun_on, begun_by, ${sql.dialect.now} - renewed_on AS silent_ms FROM index_rebuild WHERE slot = 1`,
  );
  if (row === undefined) return undefined;
  return { id: row.id, begunOn: Number(row.begun_on), begunBy: row.begun_by, silentMs: Number(row.silent_ms) };
}

/** Refuses a rebuild beside another. */
export function isUnderWay(holder: ActiveRebuild | undefined): DomainError {
  const who = holder === undefined ? '' : `, begun by ${holder.begunBy} at ${new Date(holder.begunOn).toISOString()}`;
  return new DomainError(
    'CONFLICT',
    `Another rebuild of the search index is under way${who}. Wait for its end; getRestoreStatus tells how far it is.`,
  );
}
