import { Injectable } from '@nestjs/common';
import type { FeedPlace } from '../../aspects/index.js';
import { Database, ESSENTIAL } from '../../foundation/database/index.js';
import { PUBLICATION_TABLE } from './publication.row.js';

/** The right to publish, and the position to continue from. */
export interface PublicationLease {
  /** Number of the lease; a later lease has a higher one. */
  readonly fence: number;
  /** Undefined before the first publication. */
  readonly place: FeedPlace | undefined;
}

interface PublicationColumns {
  readonly fence: number | string;
  readonly place: string | null;
}

/** The row before anybody publishes. */
const NEVER_HELD = [1, 0, 0, null];

/**
 * Who publishes changes, and how far they are published. One process at a time has the lease; times are those of the
 * database, which all processes share. Methods throw `ENGINE_UNAVAILABLE` when the database does not answer.
 */
@Injectable()
export class PublicationStore {
  constructor(private readonly database: Database) {}

  /** Stores a first position if there is none and no aspect has ever been stored. */
  async beginWhereEmpty(place: FeedPlace): Promise<void> {
    await this.database.transaction(async (sql) => {
      const aspects = await sql.select('SELECT 1 AS one FROM metadata_aspect_v2 LIMIT 1');
      if (aspects.length > 0) return;
      await sql.insert(PUBLICATION_TABLE, [NEVER_HELD], 'ignore');
      const begin = 'UPDATE change_publication SET place = ? WHERE slot = 1 AND place IS NULL';
      await sql.execute(begin, [JSON.stringify(place)]);
    });
  }

  /** Takes the lease if nobody has renewed it for `leaseMs`; undefined where another process has it. */
  async claim(leaseMs: number): Promise<PublicationLease | undefined> {
    return this.database.transaction(async (sql) => {
      await sql.insert(PUBLICATION_TABLE, [NEVER_HELD], 'ignore');
      const { now } = sql.dialect;
      const taken = await sql.execute(
        `UPDATE change_publication SET fence = fence + 1, renewed_on = ${now} WHERE slot = 1 AND renewed_on < ${now} - ?`,
        [leaseMs],
      );
      if (taken === 0) return undefined;
      const [row] = await sql.select<PublicationColumns>('SELECT fence, place FROM change_publication WHERE slot = 1');
      return row === undefined ? undefined : { fence: Number(row.fence), place: placeOf(row.place) };
    });
  }

  /** Stores a position and renews the lease. Returns false if another process has it. */
  async save(fence: number, place: FeedPlace): Promise<boolean> {
    const changed = await this.database.transaction(
      (sql) =>
        sql.execute(
          `UPDATE change_publication SET place = ?, renewed_on = ${sql.dialect.now} WHERE slot = 1 AND fence = ?`,
          [JSON.stringify(place), fence],
        ),
      ESSENTIAL,
    );
    return changed > 0;
  }

  /** Gives the lease back, so that another process need not wait for its end. */
  async release(fence: number): Promise<void> {
    await this.database.transaction((sql) =>
      sql.execute('UPDATE change_publication SET renewed_on = 0 WHERE slot = 1 AND fence = ?', [fence]),
    );
  }

  /** The position up to which changes are published; undefined before the first publication. */
  async place(): Promise<FeedPlace | undefined> {
    const [row] = await this.database.read((sql) =>
      sql.select<PublicationColumns>('SELECT fence, place FROM change_publication WHERE slot = 1'),
    );
    return placeOf(row?.place ?? null);
  }
}

function placeOf(text: string | null): FeedPlace | undefined {
  return text === null ? undefined : (JSON.parse(text) as FeedPlace);
}
