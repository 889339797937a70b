import { Injectable } from '@nestjs/common';
import { Database } from '../../foundation/database/index.js';
import { SESSION_TABLE } from './log-in-session.row.js';

/** A stored session. Times are milliseconds since 1970. */
export interface StoredSession {
  readonly id: string;
  readonly actorUrn: string;
  readonly createdOn: number;
  readonly expiresOn: number;
}

interface Row {
  readonly id: string;
  readonly actor_urn: string;
  readonly created_on: number;
  readonly expires_on: number;
}

/** Sessions in SQL, visible to every replica. Throws `ENGINE_UNAVAILABLE` if the database does not respond. */
@Injectable()
export class SessionStore {
  constructor(private readonly database: Database) {}

  /** Stores a session, and removes those that had expired when it began. */
  async add({ id, actorUrn, createdOn, expiresOn }: StoredSession): Promise<void> {
    await this.database.transaction(async (sql) => {
      await sql.execute('DELETE FROM log_in_session WHERE expires_on <= ?', [createdOn]);
      await sql.insert(SESSION_TABLE, [[id, actorUrn, createdOn, expiresOn]]);
    });
  }

  /** A session by its id, or undefined. */
  async find(id: string): Promise<StoredSession | undefined> {
    const select = 'SELECT id, actor_urn, created_on, expires_on FROM log_in_session WHERE id = ?';
    const rows = await this.database.read((sql) => sql.select<Row>(select, [id]));
    return rows.map(storedSession)[0];
  }

  /** Removes a session. */
  async remove(id: string): Promise<void> {
    await this.database.transaction((sql) => sql.execute('DELETE FROM log_in_session WHERE id = ?', [id]));
  }

  /** Removes every session of a user that began at `until` or earlier, in milliseconds since 1970. */
  async removeAllOf(actorUrn: string, until: number): Promise<void> {
    const statement = 'DELETE FROM log_in_session WHERE actor_urn = ? AND created_on <= ?';
    await this.database.transaction((sql) => sql.execute(statement, [actorUrn, until]));
  }
}

function storedSession({ id, actor_urn, created_on, expires_on }: Row): StoredSession {
  return { id, actorUrn: actor_urn, createdOn: Number(created_on), expiresOn: Number(expires_on) };
}
