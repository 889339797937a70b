import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectWriter, type WriteContext } from '../aspects/index.js';
import { SYSTEM_ACTOR } from '../auth/index.js';
import { Clock } from '../foundation/common/clock.js';
import { Database, pieces, repeat, type SqlTransaction, type TableShape } from '../foundation/database/index.js';
import { SeriesCatalogue, TimeseriesStore, type TimeseriesUrns } from '../timeseries/index.js';

const TABLE: TableShape = { name: 'series_removal', columns: ['removal', 'urn'], key: ['removal', 'urn'] };

/** Beginning of the names of removals that concern one entity, which nothing repeats after an interruption. */
const OF_ONE = 'values ';

/** Entities whose revisions one transaction raises, so that other writes run in between. */
const PAGE = 1_000;

/** A removal of values of many entities. */
export interface SeriesRemoval {
  /** Name of up to 200 characters, equal when the removal is repeated after an interruption. */
  readonly name: string;
  /** The entities that it concerns, as long as nothing is removed. */
  readonly concerned: Omit<TimeseriesUrns, 'entityType' | 'aspectName'>;
  /** Absent = all. */
  readonly entityType?: string;
  /** Absent = all. */
  readonly aspectName?: string;
}

/**
 * Lets search follow changes of time series that come with no write of an aspect: raises the revisions of the entities
 * page by page, so that the background loop of the projection takes them up.
 */
@Injectable()
export class SeriesChanges {
  constructor(
    private readonly database: Database,
    private readonly timeseries: TimeseriesStore,
    private readonly catalogue: SeriesCatalogue,
    private readonly writer: AspectWriter,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `remove`, and returns its result; search follows even if it fails. The entities are stored before, because
   * they cannot be found afterwards, and are kept until search follows. After an interruption, for example by `signal`,
   * the removal must be repeated. With an already aborted signal, search follows what an earlier attempt has left.
   */
  async removed<T>(removal: SeriesRemoval, remove: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const isStopped = (): boolean => signal?.aborted === true;
    const isOver = isStopped();
    if (!isOver) await this.store(removal);
    try {
      return await remove();
    } finally {
      if (isOver || !isStopped()) await this.follow(removal.name);
    }
  }

  /**
   * Runs `remove`, which removes values of one entity, and returns their number; search follows even if it fails. The
   * entity is stored before, so that search also follows after the process has died: see `followInterrupted`.
   */
  async removedFrom(urn: string, context: WriteContext, remove: () => Promise<number>): Promise<number> {
    const removal = OF_ONE + randomUUID();
    await this.database.transaction((sql) => sql.insert(TABLE, [[removal, urn]]));
    let isUnchanged = false;
    try {
      const count = await remove();
      isUnchanged = count === 0;
      return count;
    } finally {
      await this.writer.touch(isUnchanged ? [] : [urn], context, (sql) => forget(sql, removal, [urn]));
    }
  }

  /** Lets search follow the removals of values of one entity that a process left behind when it died. */
  async followInterrupted(): Promise<void> {
    const select = `SELECT DISTINCT removal FROM ${TABLE.name} WHERE removal LIKE ?`;
    const rows = await this.database.read((sql) => sql.select<{ removal: string }>(select, [`${OF_ONE}%`]));
    for (const { removal } of rows) await this.follow(removal);
  }

  /** Lets search follow values that all entities of a series may have got without a write. */
  async added(entityType: string, aspectName: string, signal: AbortSignal): Promise<void> {
    for await (const urns of this.pages({}, entityType, aspectName)) {
      signal.throwIfAborted();
      await this.writer.touch(urns, this.context());
    }
  }

  private async store({ name, concerned, entityType, aspectName }: SeriesRemoval): Promise<void> {
    for await (const urns of this.pages(concerned, entityType, aspectName)) {
      const rows = urns.map((urn) => [name, urn]);
      await this.database.transaction((sql) => sql.insert(TABLE, rows, 'ignore'));
    }
  }

  /** The entities of the series whose values are searchable. */
  private async *pages(
    concerned: SeriesRemoval['concerned'],
    entityType: string | undefined,
    aspectName: string | undefined,
  ): AsyncGenerator<readonly string[]> {
    const series = this.catalogue.select(entityType, aspectName);
    for (const { entityType: type, aspect } of series.filter(({ aspect }) => aspect.searchable.length > 0)) {
      const selection = { ...concerned, entityType: type, aspectName: aspect.name };
      for (let after: string | undefined; ;) {
        const { urns, next } = await this.timeseries.urns(after === undefined ? selection : { ...selection, after });
        for (let from = 0; from < urns.length; from += PAGE) yield urns.slice(from, from + PAGE);
        if (next === undefined) break;
        after = next;
      }
    }
  }

  private async follow(removal: string): Promise<void> {
    const select = `SELECT urn FROM ${TABLE.name} WHERE removal = ? ORDER BY urn LIMIT ?`;
    for (;;) {
      const rows = await this.database.read((sql) => sql.select<{ urn: string }>(select, [removal, PAGE]));
      const urns = rows.map(({ urn }) => urn);
      if (urns.length === 0) return;
      await this.writer.touch(urns, this.context(), (sql) => forget(sql, removal, urns));
    }
  }

  private context(): WriteContext {
    return { audit: { time: this.clock.now(), actor: SYSTEM_ACTOR.urn }, source: 'SYSTEM' };
  }
}

async function forget(sql: SqlTransaction, removal: string, urns: readonly string[]): Promise<void> {
  for (const piece of pieces(urns)) {
    const where = `removal = ? AND urn IN (${repeat('?', piece.length)})`;
    await sql.execute(`DELETE FROM ${TABLE.name} WHERE ${where}`, [removal, ...piece]);
  }
}
