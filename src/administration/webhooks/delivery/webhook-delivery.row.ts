import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { TableShape } from '../../../foundation/database/index.js';

/** One attempt to deliver an event to a webhook. */
@Entity({ name: 'webhook_delivery' })
@Index('webhook_delivery_webhook', ['webhook', 'id'])
export class WebhookDeliveryRow {
  /** Increases with time. */
  @PrimaryColumn({ type: 'varchar', length: 48 })
  id!: string;

  @Column({ type: 'varchar', length: 500 })
  webhook!: string;

  @Column({ name: 'event_id', type: 'varchar', length: 64 })
  eventId!: string;

  /** Milliseconds since 1970. */
  @Column({ name: 'created_on', type: 'bigint' })
  createdOn!: number;

  @Column({ type: 'integer' })
  attempt!: number;

  /** HTTP status of the response; null if there was none. */
  @Column({ type: 'integer', nullable: true })
  status!: number | null;

  @Column({ name: 'duration_ms', type: 'integer' })
  durationMs!: number;

  @Column({ type: 'varchar', length: 500, nullable: true })
  error!: string | null;
}

/** The table of `WebhookDeliveryRow`, for statements. */
export const WEBHOOK_DELIVERY_TABLE: TableShape = {
  name: 'webhook_delivery',
  columns: ['id', 'webhook', 'event_id', 'created_on', 'attempt', 'status', 'duration_ms', 'error'],
  key: ['id'],
};
