import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TableShape } from '../../../foundation/database/index.js';

/** How far a webhook has come in the changes, and which process delivers it. Times are those of the engine. */
@Entity({ name: 'webhook_cursor' })
export class WebhookCursorRow {
  @PrimaryColumn({ type: 'varchar', length: 500 })
  urn!: string;

  /** The position in the feed and the events delivered after it, as JSON. */
  @Column({ type: 'text' })
  place!: string;

  /** The delivering process; empty = none. */
  @Column({ type: 'varchar', length: 64 })
  owner!: string;

  @Column({ name: 'renewed_on', type: 'bigint' })
  renewedOn!: number;

  /** Increases when somebody else moves the position, so that the delivering process stores its own no more. */
  @Column({ type: 'integer' })
  turn!: number;

  /** Failed attempts of the next event. */
  @Column({ type: 'integer' })
  attempt!: number;

  /** When the next attempt is due. */
  @Column({ name: 'next_on', type: 'bigint' })
  nextOn!: number;
}

/** The table of `WebhookCursorRow`, for statements. */
export const WEBHOOK_CURSOR_TABLE: TableShape = {
  name: 'webhook_cursor',
  columns: ['urn', 'place', 'owner', 'renewed_on', 'turn', 'attempt', 'next_on'],
  key: ['urn'],
};
