import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { TableShape } from '../../foundation/database/index.js';

/** A logged-in browser. */
@Entity({ name: 'log_in_session' })
@Index('log_in_session_actor', ['actorUrn'])
@Index('log_in_session_expiry', ['expiresOn'])
export class LogInSessionRow {
  /** Digest of the secret in the browser's cookie. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id!: string;

  @Column({ name: 'actor_urn', type: 'varchar', length: 500 })
  actorUrn!: string;

  /** Milliseconds since 1970. */
  @Column({ name: 'created_on', type: 'bigint' })
  createdOn!: number;

  /** Milliseconds since 1970. */
  @Column({ name: 'expires_on', type: 'bigint' })
  expiresOn!: number;
}

/** The table of `LogInSessionRow`, for statements. */
export const SESSION_TABLE: TableShape = {
  name: 'log_in_session',
  columns: ['id', 'actor_urn', 'created_on', 'expires_on'],
  key: ['id'],
};
