import { Injectable } from '@nestjs/common';
import { prefixEnd } from '../aspects/index.js';
import { Clock } from '../foundation/common/clock.js';
import { Database, pieces, type SqlReads, type SqlTransaction } from '../foundation/database/index.js';
import type { DirtyEntity, DirtyPage, EntityRevision, Lag, RevisionMark } from './entity-revision.js';
import {
  behindTerms,
  identityIn,
  markIndexed,
  raiseAbove,
  resetRevisions,
  type RevisionColumns,
  revisionOf,
  REVISIONS_OF_URNS,
  SELECT_INDEXED,
  SELECT_NEXT_URNS,
  SELECT_STRETCH_END,
  selectDeleted,
} from './revision-statements.js';

/** Entities that search is behind on up to which they are counted in the order of the index. */
const FIRST_BEHIND = 1_000;

/** Rows that one transaction changes when every row is changed, so that other writes run in between. */
const RESET_CHUNK = 2_000;

/** Entities among which one statement looks for deleted ones: an embedded database reads them in some milliseconds. */
const STRETCH = 10_000;

/**
 * How long a write that was read before a delete may take to reach an index that came into use after it, in
 * milliseconds. Slower ones than 20 s are checked (`EntityProjection`); the rest allows for clocks that differ.
 */
const SLOW_MS = 600_000;

/**
 * Revisions of entities, and those that search has reached. Methods throw `ENGINE_UNAVAILABLE` when the database does
 * not answer.
 */
@Injectable()
export class RevisionStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Entities that search is behind on, those that have waited longest first. The cost depends on the page alone. */
  async dirty({ size, after, until = Number.MAX_SAFE_INTEGER }: DirtyPage): Promise<readonly DirtyEntity[]> {
    const { where, since } = behindTerms(this.database.dialect);
    const next = after === undefined ? '' : ` AND ${since} >= ? AND (${since} > ? OR urn > ?)`;
    const select = `SELECT urn, revision, ${since} AS since FROM entity_revision WHERE ${where} AND ${since} <= ?${next}`;
    const rows = await this.database.read((sql) =>
      sql.select<DirtyEntity>(`${select} ORDER BY ${since}, urn LIMIT ?`, [
        until,
        ...(after === undefined ? [] : [after.since, after.since, after.urn]),
        size,
      ]),
    );
    return rows.map((row) => ({ urn: row.urn, revision: Number(row.revision), since: Number(row.since) }));
  }

  /**
   * How many entities search is behind on, and since when; with `until` (milliseconds since 1970) those that fell
   * behind until then. Counts the entries of an index of just these, the first ones in its order: PostgreSQL expects
   * many, and would read the whole table to count all.
   */
  async lag(until = Number.MAX_SAFE_INTEGER): Promise<Lag> {
    const { where, since } = behindTerms(this.database.dialect);
    const behind = `SELECT ${since} AS since FROM entity_revision WHERE ${where} AND ${since} <= ?`;
    const few = `${behind} ORDER BY ${since}, urn LIMIT ?`;
    const first = await this.database.read((sql) => lagIn(sql, few, [until, FIRST_BEHIND]));
    if (first.behind < FIRST_BEHIND) return first;
    return this.database.readAside((sql) => lagIn(sql, behind, [until]));
  }

  /** Revisions of `urns`; entities that this service has never written are absent. */
  async of(urns: readonly string[]): Promise<ReadonlyMap<string, EntityRevision>> {
    const found = new Map<string, EntityRevision>();
    for (const chunk of pieces([...new Set(urns)])) {
      const keys = chunk.map((urn) => [urn]);
      const rows = await this.database.read((sql) =>
        sql.select<RevisionColumns>(...sql.dialect.rowsByKeys(REVISIONS_OF_URNS, keys)),
      );
      for (const row of rows) if (Number(row.revision) > 0) found.set(row.urn, revisionOf(row));
    }
    return found;
  }

  /**
   * Entities whose delete a slow write may not have met, some at a time: they were deleted not long before `time`, in
   * milliseconds since 1970, or after it.
   */
  async *recentlyDeleted(time: number): AsyncGenerator<readonly string[]> {
    for (let after = ''; ;) {
      const { urns, end } = await this.deletedAfter(after, time - SLOW_MS);
      if (urns.length > 0) yield urns;
      if (end === undefined) return;
      after = end;
    }
  }

  /** Entities of the next stretch that were deleted at `time` or later, and its end; undefined = there is no other. */
  private async deletedAfter(after: string, time: number) {
    return this.database.read(async (sql) => {
      const end = await stretchEnd(sql, after, STRETCH);
      const parameters = [after, time, ...(end === undefined ? [] : [end])];
      const rows = await sql.select<{ urn: string }>(selectDeleted(end), parameters);
      return { urns: rows.map(({ urn }) => urn), end };
    });
  }

  /**
   * Marks the revisions that the index named `identity` has reached; a revision lower than the marked one changes
   * nothing, nor does revision 0. Returns false when another index is in use by now: then nothing more is marked.
   */
  async mark(marks: readonly RevisionMark[], identity: string): Promise<boolean> {
    for (const chunk of pieces(inOrder(marks.filter(({ revision }) => revision > 0)))) {
      const isInUse = await this.database.transaction(async (sql) => {
        const isNamed = (await identityIn(sql)) === identity;
        if (isNamed) await markIndexed(sql, chunk);
        return isNamed;
      });
      if (!isInUse) return false;
    }
    return true;
  }

  /**
   * Raises the revision of every entity above the one given, unless it is higher, so that the next write supersedes it.
   */
  async raiseAbove(marks: readonly RevisionMark[]): Promise<void> {
    const now = this.clock.now();
    for (const chunk of pieces(inOrder(marks))) {
      await this.database.transaction((sql) => raiseAbove(sql, chunk, now));
    }
  }

  /**
   * Marks search as behind on every entity: on those with a revision that were not deleted long ago, and on those that
   * never had one. Works in short transactions.
   */
  async resetAll(): Promise<void> {
    const now = this.clock.now();
    await this.resetKnown(now);
    await this.addMissing(now);
  }

  /** Marks search as behind on every entity of a type that was not deleted long ago. Works in short transactions. */
  async resetType(entityType: string): Promise<void> {
    await this.resetKnown(this.clock.now(), startOf(entityType));
  }

  /** Whether search has documents of entities of a type, as far as SQL knows. */
  async hasIndexed(entityType: string): Promise<boolean> {
    const start = startOf(entityType);
    const rows = await this.database.read((sql) => sql.select(SELECT_INDEXED, [start, prefixEnd(start) ?? '']));
    return rows.length > 0;
  }

  /** Resets the revisions of the entities whose urns begin with `prefix`. */
  private async resetKnown(now: number, prefix = ''): Promise<void> {
    for (let after = prefix; ;) {
      const start = after;
      const next = await this.database.read((sql) => stretchEnd(sql, start, RESET_CHUNK));
      const isLast = next === undefined || !next.startsWith(prefix);
      const end = isLast ? prefixEnd(prefix) : next;
      const parameters = [now - SLOW_MS, now, start, ...(end === undefined ? [] : [end])];
      await this.database.transaction((sql) => sql.execute(resetRevisions(end), parameters));
      if (isLast) return;
      after = next;
    }
  }

  private async addMissing(now: number): Promise<void> {
    for (let after = ''; ;) {
      const parameters = [after, RESET_CHUNK];
      const rows = await this.database.read((sql) => sql.select<{ urn: string }>(SELECT_NEXT_URNS, parameters));
      const urns = rows.map(({ urn }) => urn);
      const known = await this.of(urns);
      const missing = urns.filter((urn) => !known.has(urn)).map((urn) => ({ urn, revision: 0 }));
      if (missing.length > 0) await this.database.transaction((sql) => raiseAbove(sql, inOrder(missing), now));
      const last = urns.at(-1);
      if (last === undefined) return;
      after = last;
    }
  }
}

/** The beginning of the urns of an entity type; no urn consists of it alone. */
function startOf(entityType: string): string {
  return `urn:li:${entityType}:`;
}

/** The last urn of the next stretch of `size` revisions in the order of urns; undefined = there are fewer. */
async function stretchEnd(sql: SqlTransaction, after: string, size: number): Promise<string | undefined> {
  const [last] = await sql.select<{ urn: string }>(SELECT_STRETCH_END, [after, size - 1]);
  return last?.urn;
}

/** All transactions lock rows in one order, so that they never deadlock. */
function inOrder(marks: readonly RevisionMark[]): readonly RevisionMark[] {
  return [...marks].sort((one, other) => (one.urn < other.urn ? -1 : Number(one.urn > other.urn)));
}

async function lagIn(sql: SqlReads, select: string, parameters: readonly number[]): Promise<Lag> {
  const [row] = await sql.select<{ total: number; oldest: number | null }>(
    `SELECT COUNT(*) AS total, MIN(since) AS oldest FROM (${select}) AS behind`,
    parameters,
  );
  const oldest = row?.oldest ?? undefined;
  return { behind: Number(row?.total ?? 0), since: oldest === undefined ? undefined : Number(oldest) };
}
