import { Injectable } from '@nestjs/common';
import type { FeedPlace } from '../../../aspects/index.js';
import { Database, type SqlParameter, ESSENTIAL } from '../../../foundation/database/index.js';
import { WEBHOOK_CURSOR_TABLE } from './webhook-cursor.row.js';

/** Milliseconds after which another process takes over a webhook whose process no longer renews its right. */
export const LEASE_MS = 40_000;

/** A position in the changes. */
export interface WebhookPlace {
  /** Start of a page of the feed. */
  readonly from: FeedPlace;
  /** Ids of the events of that page that were delivered. */
  readonly delivered: readonly string[];
  /** Time of the change whose next attempt is awaited, in milliseconds since 1970; of use after a failed attempt. */
  readonly waitingSince?: number;
}

/** The right of this process to deliver a webhook, and where to continue. */
export interface WebhookLease {
  readonly urn: string;
  readonly turn: number;
  readonly place: WebhookPlace;
  /** Failed attempts of the next event. */
  readonly attempt: number;
  /** Milliseconds until the next attempt is due; negative = it is. */
  readonly dueInMs: number;
}

interface CursorRow {
  readonly place: string;
  readonly turn: number;
  readonly attempt: number;
  readonly due: number;
}

/**
 * How far each webhook has come. One process at a time delivers a webhook: it renews its right in the time of the
 * engine, and what it stores after it lost the right has no effect. Methods throw `ENGINE_UNAVAILABLE`.
 */
@Injectable()
export class CursorStore {
  constructor(private readonly database: Database) {}

  /** Stores a first position unless the webhook has one. */
  async begin(urn: string, from: FeedPlace): Promise<void> {
    const row = [urn, placeText({ from, delivered: [] }), '', 0, 0, 0, 0];
    await this.database.transaction((sql) => sql.insert(WEBHOOK_CURSOR_TABLE, [row], 'ignore'));
  }

  /** Whether the webhook has a position. */
  async exists(urn: string): Promise<boolean> {
    const select = 'SELECT turn FROM webhook_cursor WHERE urn = ?';
    return (await this.database.read((sql) => sql.select(select, [urn]))).length > 0;
  }

  /** Takes the right to deliver the webhook; undefined if another process has it, or if there is no position. */
  claim(urn: string, owner: string): Promise<WebhookLease | undefined> {
    return this.database.transaction(async (sql) => {
      const { now } = sql.dialect;
      const taken = await sql.execute(
        `UPDATE webhook_cursor SET owner = ?, turn = turn + 1, renewed_on = ${now}
          WHERE urn = ? AND (owner = '' OR owner = ? OR renewed_on < ${now} - ?)`,
        [owner, urn, owner, LEASE_MS],
      );
      if (taken === 0) return undefined;
      const select = `SELECT place, turn, attempt, next_on - ${now} AS due FROM webhook_cursor WHERE urn = ?`;
      const [row] = await sql.select<CursorRow>(select, [urn]);
      return row === undefined ? undefined : leaseOf(urn, row);
    });
  }

  /** Stores a position that has no failed attempts. Returns false if the right is lost. */
  save(lease: WebhookLease, owner: string, place: WebhookPlace): Promise<boolean> {
    return this.update(lease, owner, 'place = ?, attempt = 0, next_on = 0', [placeText(place)]);
  }

  /** Stores a position whose next event failed `attempt` times and is tried again in `delayMs`. Returns as `save`. */
  postpone(
    lease: WebhookLease,
    owner: string,
    place: WebhookPlace,
    attempt: number,
    delayMs: number,
  ): Promise<boolean> {
    const { now } = this.database.dialect;
    const values = [placeText(place), attempt, Math.round(delayMs)];
    return this.update(lease, owner, `place = ?, attempt = ?, next_on = ${now} + ?`, values);
  }

  /** The times of the changes that wait for their next attempt, in milliseconds since 1970, by webhook. */
  async waiting(): Promise<ReadonlyMap<string, number>> {
    const select = 'SELECT urn, place FROM webhook_cursor WHERE attempt > 0';
    const rows = await this.database.read((sql) => sql.select<{ urn: string; place: string }>(select));
    return new Map(
      rows.flatMap(({ urn, place }): [string, number][] => {
        const { waitingSince } = JSON.parse(place) as WebhookPlace;
        return waitingSince === undefined ? [] : [[urn, waitingSince]];
      }),
    );
  }

  /** Renews the right. Returns false if it is lost. */
  renew(lease: WebhookLease, owner: string): Promise<boolean> {
    return this.update(lease, owner, 'turn = turn', []);
  }

  /** Gives the right to the next process that asks. */
  async release(lease: WebhookLease, owner: string): Promise<void> {
    await this.update(lease, owner, "owner = ''", []);
  }

  /** Moves the position, and takes the right from the process that has it. */
  async move(urn: string, from: FeedPlace): Promise<void> {
    await this.begin(urn, from);
    const place = placeText({ from, delivered: [] });
    await this.database.transaction((sql) =>
      sql.execute(
        "UPDATE webhook_cursor SET place = ?, owner = '', turn = turn + 1, attempt = 0, next_on = 0 WHERE urn = ?",
        [place, urn],
      ),
    );
  }

  /** Makes the next attempt due at once, as if there had been none. */
  async retryNow(urn: string): Promise<void> {
    await this.database.transaction((sql) =>
      sql.execute("UPDATE webhook_cursor SET owner = '', turn = turn + 1, attempt = 0, next_on = 0 WHERE urn = ?", [
        urn,
      ]),
    );
  }

  /** Removes the positions and the logs of webhooks that are not among `urns`. */
  async keepOnly(urns: ReadonlySet<string>): Promise<void> {
    const rows = await this.database.read((sql) => sql.select<{ urn: string }>('SELECT urn FROM webhook_cursor'));
    for (const { urn } of rows) {
      if (!urns.has(urn)) await this.remove(urn);
    }
  }

  private async remove(urn: string): Promise<void> {
    await this.database.transaction(async (sql) => {
      await sql.execute('DELETE FROM webhook_cursor WHERE urn = ?', [urn]);
      await sql.execute('DELETE FROM webhook_delivery WHERE webhook = ?', [urn]);
    });
  }

  private async update(
    { urn, turn }: WebhookLease,
    owner: string,
    assignments: string,
    values: readonly SqlParameter[],
  ): Promise<boolean> {
    const changed = await this.database.transaction(
      (sql) =>
        sql.execute(
          `UPDATE webhook_cursor SET ${assignments}, renewed_on = ${sql.dialect.greatest(sql.dialect.now, 'renewed_on + 1')}
            WHERE urn = ? AND owner = ? AND turn = ?`,
          [...values, urn, owner, turn],
        ),
      ESSENTIAL,
    );
    return changed > 0;
  }
}

function placeText(place: WebhookPlace): string {
  return JSON.stringify(place);
}

function leaseOf(urn: string, { place, turn, attempt, due }: CursorRow): WebhookLease {
  return { urn, turn, place: JSON.parse(place) as WebhookPlace, attempt, dueInMs: Number(due) };
}
