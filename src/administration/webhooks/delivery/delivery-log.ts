import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../foundation/common/clock.js';
import { Database, firstId } from '../../../foundation/database/index.js';
import { WEBHOOK_DELIVERY_TABLE } from './webhook-delivery.row.js';

/** Entries that are kept for each webhook. */
const KEPT = 100;
/** Entries after which older ones are removed. */
const REMOVE_AFTER = 20;
const LONGEST_ERROR = 500;

/** One attempt to deliver an event. */
export interface LoggedDelivery {
  readonly eventId: string;
  /** The number of the attempt; 1 = the first. */
  readonly attempt: number;
  /** HTTP status of the response; undefined if there was none. */
  readonly status: number | undefined;
  readonly durationMs: number;
  /** Why it failed; undefined if it succeeded. */
  readonly error: string | undefined;
}

/** A delivery with its time. */
export interface StoredDelivery extends LoggedDelivery {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdOn: number;
}

interface DeliveryRow {
  readonly id: string;
  readonly event_id: string;
  readonly created_on: number;
  readonly attempt: number;
  readonly status: number | null;
  readonly duration_ms: number;
  readonly error: string | null;
}

/** The last deliveries of each webhook: at least 100. Methods throw `ENGINE_UNAVAILABLE`. */
@Injectable()
export class DeliveryLog {
  private readonly added = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Adds an entry, and removes old ones from time to time. */
  async add(webhook: string, { eventId, attempt, status, durationMs, error }: LoggedDelivery): Promise<void> {
    const now = this.clock.now();
    const id = `${firstId(now)}-${randomBytes(12).toString('hex')}`;
    const text = error === undefined ? null : error.slice(0, LONGEST_ERROR);
    const row = [id, webhook, eventId, now, attempt, status ?? null, Math.round(durationMs), text];
    await this.database.transaction((sql) => sql.insert(WEBHOOK_DELIVERY_TABLE, [row]));
    const count = (this.added.get(webhook) ?? 0) + 1;
    this.added.set(webhook, count % REMOVE_AFTER);
    if (count >= REMOVE_AFTER) await this.shorten(webhook);
  }

  /** A page of the entries of a webhook, the newest first, and their number. */
  async page(webhook: string, start: number, count: number) {
    return this.database.read(async (sql) => {
      const rows = await sql.select<DeliveryRow>(
        'SELECT * FROM webhook_delivery WHERE webhook = ? ORDER BY id DESC LIMIT ? OFFSET ?',
        [webhook, count, start],
      );
      const select = 'SELECT COUNT(*) AS total FROM webhook_delivery WHERE webhook = ?';
      const [counted] = await sql.select<{ total: number }>(select, [webhook]);
      return { deliveries: rows.map(storedDelivery), total: Number(counted?.total ?? 0) };
    });
  }

  private async shorten(webhook: string): Promise<void> {
    await this.database.transaction(async (sql) => {
      const [oldest] = await sql.select<{ id: string }>(
        'SELECT id FROM webhook_delivery WHERE webhook = ? ORDER BY id DESC LIMIT 1 OFFSET ?',
        [webhook, KEPT - 1],
      );
      if (oldest === undefined) return;
      await sql.execute('DELETE FROM webhook_delivery WHERE webhook = ? AND id < ?', [webhook, oldest.id]);
    });
  }
}

function storedDelivery(row: DeliveryRow): StoredDelivery {
  return {
    id: row.id,
    eventId: row.event_id,
    createdOn: Number(row.created_on),
    attempt: row.attempt,
    status: row.status ?? undefined,
    durationMs: row.duration_ms,
    error: row.error ?? undefined,
  };
}
