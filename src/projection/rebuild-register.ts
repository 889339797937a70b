import { Injectable } from '@nestjs/common';
import { DomainError } from '../foundation/common/errors.js';
import { Database, engineTime, type SqlTransaction, ESSENTIAL } from '../foundation/database/index.js';
import { REBUILD_TABLE } from './index-rebuild.row.js';

/** A rebuild of the search index that has begun and has not ended. */
export interface ActiveRebuild {
  /** From `SearchIndex.beginRebuild`. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly begunOn: number;
  /** Urn of the actor who asked for it. */
  readonly begunBy: string;
  /** Milliseconds since the last heartbeat; after a long time without one, the process of the rebuild has ended. */
  readonly silentMs: number;
}

interface RebuildColumns {
  readonly id: string;
  readonly begun_on: number;
  readonly begun_by: string;
  readonly silent_ms: number;
}

/**
 * Shares the rebuild under way with every process of the deployment, so that all of them write to it, too. Its times
 * are those of the database. Methods throw `ENGINE_UNAVAILABLE` when the database does not answer.
 */
@Injectable()
export class RebuildRegister {
  constructor(private readonly database: Database) {}

  /**
   * Id of the rebuild under way. It is read after the aspects and before their document is written: a change that the
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
   * Registers a rebuild. Every change that is committed after the promise resolves is written to the rebuild, too.
   * Throws `CONFLICT` while another is under way.
   */
  async begin(id: string, by: string): Promise<void> {
    const holder = await this.database.transaction(async (sql) => {
      const now = await engineTime(sql);
      await sql.insert(REBUILD_TABLE, [[1, id, now, by, now]], 'ignore');
      return currentRebuild(sql);
    });
    if (holder?.id !== id) throw isUnderWay(holder);
  }

  /** Gives the rebuild under way another id, or leaves it that. Returns whether it is still the one under way. */
  async rename(id: string, other: string): Promise<boolean> {
    return this.database.transaction(async (sql) => {
      await sql.execute('UPDATE index_rebuild SET id = ? WHERE id = ?', [other, id]);
      return (await currentRebuild(sql))?.id === other;
    }, ESSENTIAL);
  }

  /** Records a heartbeat of the rebuild. Returns whether it is still the one under way. */
  async renew(id: string): Promise<boolean> {
    return this.database.transaction(async (sql) => {
      const changed = await sql.execute(`UPDATE index_rebuild SET renewed_on = ${sql.dialect.now} WHERE id = ?`, [id]);
      return changed > 0;
    }, ESSENTIAL);
  }

  /** Removes a rebuild, promoted or discarded; does nothing for one that is not under way. */
  async end(id: string): Promise<void> {
    await this.database.transaction((sql) => sql.execute('DELETE FROM index_rebuild WHERE id = ?', [id]), ESSENTIAL);
  }
}

async function currentRebuild(sql: SqlTransaction): Promise<ActiveRebuild | undefined> {
  const [row] = await sql.select<RebuildColumns>(
    `SELECT id, begun_on, begun_by, ${sql.dialect.now} - renewed_on AS silent_ms FROM index_rebuild WHERE slot = 1`,
  );
  if (row === undefined) return undefined;
  return { id: row.id, begunOn: Number(row.begun_on), begunBy: row.begun_by, silentMs: Number(row.silent_ms) };
}

/** Refuses a second rebuild. */
export function isUnderWay(holder: ActiveRebuild | undefined): DomainError {
  const who = holder === undefined ? '' : `, begun by ${holder.begunBy} at ${new Date(holder.begunOn).toISOString()}`;
  return new DomainError(
    'CONFLICT',
    `Another rebuild of the search index is under way${who}. Wait for its end; getRestoreStatus tells how far it is.`,
  );
}
