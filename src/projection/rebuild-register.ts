import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { DomainError } from '../common/errors.js';
import { Database } from '../database/index.js';
import { REBUILD_TABLE } from './index-rebuild.row.js';

/** A rebuild of the search index that was begun and has not ended. */
export interface ActiveRebuild {
  /** From `SearchIndex.beginRebuild`. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly begunOn: number;
  /** Milliseconds since 1970; one that was not renewed for long was left behind by a process that is gone. */
  readonly renewedOn: number;
}

interface RebuildColumns {
  readonly id: string;
  readonly begun_on: number;
  readonly renewed_on: number;
}

/**
 * Tells every process of the deployment which rebuild is under way, so that what any of them writes goes there too. Methods throw `ENGINE_UNAVAILABLE` when the
 * database does not answer.
 */
@Injectable()
export class RebuildRegister {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Id of the rebuild under way. Asked after aspects were read and before their document is written: a change that the rebuild's scan cannot see is then written to it. */
  async active(): Promise<string | undefined> {
    return (await this.current())?.id;
  }

  /** The rebuild under way. */
  async current(): Promise<ActiveRebuild | undefined> {
    const [row] = await this.database.read((sql) =>
      sql.select<RebuildColumns>('SELECT id, begun_on, renewed_on FROM index_rebuild WHERE slot = 1'),
    );
    return row && { id: row.id, begunOn: Number(row.begun_on), renewedOn: Number(row.renewed_on) };
  }

  /** Makes a rebuild known. Once it answers, every change committed later is written to the rebuild too. Throws `CONFLICT` while another is under way. */
  async begin(id: string): Promise<void> {
    const now = this.clock.now();
    const holder = await this.database.transaction(async (sql) => {
      await sql.insert(REBUILD_TABLE, [[1, id, now, now]], 'ignore');
      const [row] = await sql.select<{ id: string }>('SELECT id FROM index_rebuild WHERE slot = 1');
      return row?.id;
    });
    if (holder !== id) throw new DomainError('CONFLICT', `Another rebuild of the search index is under way: ${holder}`);
  }

  /** Says that the process that rebuilds lives. Answers whether the rebuild is still the one under way. */
  async renew(id: string): Promise<boolean> {
    const now = this.clock.now();
    return this.database.transaction(
      async (sql) => (await sql.execute('UPDATE index_rebuild SET renewed_on = ? WHERE id = ?', [now, id])) > 0,
    );
  }

  /** Forgets a rebuild, promoted or discarded. One that is not under way is no error. */
  async end(id: string): Promise<void> {
    await this.database.transaction((sql) => sql.execute('DELETE FROM index_rebuild WHERE id = ?', [id]));
  }
}
