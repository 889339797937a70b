import { Inject, Injectable } from '@nestjs/common';
import { Database, repeat, type SqlDialect, type SqlParameter, type SqlTransaction, tuple } from '../database/index.js';
import { REVISION_TABLE } from '../aspects/index.js';

/** Rows that one statement names at most. */
const CHUNK = 500;

/** How often an entity changed, and up to which change search has followed. */
export interface EntityRevision {
  readonly urn: string;
  readonly revision: number;
  /** Lower than `revision` = search is behind. */
  readonly indexedRevision: number;
  /** Whether the last change was a hard delete. */
  readonly deleted: boolean;
}

/** An entity that search is behind on. */
export interface DirtyEntity {
  readonly urn: string;
  readonly revision: number;
  /** Milliseconds since 1970; when search fell behind. */
  readonly since: number;
}

/** Which of the entities that search is behind on are wanted. */
export interface DirtyPage {
  readonly size: number;
  /** Those that follow this one; absent = from the oldest. */
  readonly after?: Pick<DirtyEntity, 'urn' | 'since'>;
  /** Those that fell behind at this time or before, in milliseconds since 1970; absent = all. */
  readonly until?: number;
}

/** How far search is behind. */
export interface Lag {
  readonly behind: number;
  /** Milliseconds since 1970; when search fell behind on the entity that waits longest. Undefined when it is not behind. */
  readonly since: number | undefined;
}

/** A revision that the search index has reached. */
export type RevisionMark = Pick<EntityRevision, 'urn' | 'revision'>;

interface RevisionColumns {
  readonly urn: string;
  readonly revision: number;
  readonly indexed_revision: number;
  readonly deleted: number;
}

const SELECT = 'SELECT urn, revision, indexed_revision, deleted FROM entity_revision';

/** Revisions of entities and which of them search has reached. Methods throw `ENGINE_UNAVAILABLE` when the database does not answer. */
@Injectable()
export class RevisionStore {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Entities that search is behind on, those that wait longest first. Its cost depends on the page alone. */
  async dirty({ size, after, until = Number.MAX_SAFE_INTEGER }: DirtyPage): Promise<readonly DirtyEntity[]> {
    const { where, since } = behindTerms(this.database.dialect);
    const next = after === undefined ? '' : ` AND ${since} >= ? AND (${since} > ? OR urn > ?)`;
    const rows = await this.database.read((sql) =>
      sql.select<{ urn: string; revision: number; since: number }>(
        `SELECT urn, revision, ${since} AS since FROM entity_revision WHERE ${where} AND ${since} <= ?${next} ORDER BY ${since}, urn LIMIT ?`,
        [until, ...(after === undefined ? [] : [after.since, after.since, after.urn]), size],
      ),
    );
    return rows.map(({ urn, revision, since: time }) => ({ urn, revision: Number(revision), since: Number(time) }));
  }

  /** How many entities search is behind on, and since when. Counts an index of just these. */
  async lag(): Promise<Lag> {
    const { where, since } = behindTerms(this.database.dialect);
    const [row] = await this.database.read((sql) =>
      sql.select<{ total: number; oldest: number | null }>(
        `SELECT COUNT(*) AS total, MIN(${since}) AS oldest FROM entity_revision WHERE ${where}`,
      ),
    );
    const oldest = row?.oldest ?? undefined;
    return { behind: Number(row?.total ?? 0), since: oldest === undefined ? undefined : Number(oldest) };
  }

  /** Revisions of `urns`; entities that were never written by this service are absent. */
  async of(urns: readonly string[]): Promise<ReadonlyMap<string, EntityRevision>> {
    const found = new Map<string, EntityRevision>();
    for (const chunk of chunks([...new Set(urns)])) {
      const where = `WHERE urn IN (${repeat('?', chunk.length)})`;
      const rows = await this.database.read((sql) => sql.select<RevisionColumns>(`${SELECT} ${where}`, chunk));
      for (const row of rows) found.set(row.urn, revisionOf(row));
    }
    return found;
  }

  /** Revisions in byte order of their urns, those greater than `after`; fewer than `size` = the end. */
  async scan(after: string, size: number): Promise<readonly EntityRevision[]> {
    const rows = await this.database.read((sql) =>
      sql.select<RevisionColumns>(`${SELECT} WHERE urn > ? ORDER BY urn LIMIT ?`, [after, size]),
    );
    return rows.map(revisionOf);
  }

  /**
   * Notes which revisions the index named `identity` has reached; a lower one than is noted already changes nothing, nor does revision 0. Answers false,
   * and notes nothing, when another index is in use by now.
   */
  async mark(marks: readonly RevisionMark[], identity: string): Promise<boolean> {
    const sorted = marks
      .filter(({ revision }) => revision > 0)
      .sort((one, other) => (one.urn < other.urn ? -1 : Number(one.urn > other.urn)));
    for (const chunk of chunks(sorted)) {
      const isInUse = await this.database.transaction(async (sql) => {
        if ((await identityIn(sql)) !== identity) return false;
        await markChunk(sql, chunk);
        return true;
      });
      if (!isInUse) return false;
    }
    return true;
  }

  /** Makes search count as behind, from `now` (milliseconds since 1970) on, on every entity with a revision, but not on deleted ones. Works in short transactions. */
  async resetAll(now: number): Promise<void> {
    for (let after: string | undefined = ''; after !== undefined;) {
      const last: string | undefined = (await this.scan(after, CHUNK)).at(-1)?.urn;
      await this.forget(after, last ?? after, now);
      after = last;
    }
  }

  /** Gives every entity that has aspects but no revision its first one, so that search counts as behind on it from `now` on. Works in short transactions. */
  async addMissing(now: number): Promise<void> {
    for (let after = ''; ;) {
      const rows = await this.database.read((sql) => sql.select<{ urn: string }>(NEXT_URNS, [after, CHUNK]));
      const last = rows.at(-1)?.urn;
      if (last === undefined) return;
      const known = await this.of(rows.map(({ urn }) => urn));
      const missing = rows.filter(({ urn }) => !known.has(urn)).map(({ urn }) => firstRevision(urn, now));
      if (missing.length > 0) await this.database.transaction((sql) => sql.insert(REVISION_TABLE, missing, 'ignore'));
      after = last;
    }
  }

  private async forget(after: string, last: string, now: number): Promise<void> {
    await this.database.transaction((sql) =>
      sql.execute(
        `UPDATE entity_revision SET indexed_revision = CASE deleted WHEN 1 THEN revision ELSE 0 END, behind_since = ? WHERE urn > ? AND urn <= ?`,
        [now, after, last],
      ),
    );
  }
}

const NEXT_URNS = 'SELECT DISTINCT urn FROM metadata_aspect_v2 WHERE version = 0 AND urn > ? ORDER BY urn LIMIT ?';

/** The index in use, held until the transaction ends: it cannot change between a look and a mark. */
async function identityIn(sql: SqlTransaction): Promise<string | undefined> {
  const rows = await sql.select<{ identity: string }>(
    `SELECT identity FROM search_index WHERE slot = 1${sql.dialect.forShare}`,
  );
  return rows[0]?.identity;
}

async function markChunk(sql: SqlTransaction, marks: readonly RevisionMark[]): Promise<void> {
  const { name, columns } = REVISION_TABLE;
  const suffix = sql.dialect.onConflictSet(
    REVISION_TABLE,
    (excluded) =>
      `indexed_revision = ${sql.dialect.greatest(`${name}.indexed_revision`, excluded('indexed_revision'))}`,
  );
  await sql.execute(
    `INSERT INTO ${name} (${columns.join(', ')}) VALUES ${repeat(tuple(columns.length), marks.length)}${suffix}`,
    marks.flatMap(({ urn, revision }) => [urn, revision, revision, 0, 0]),
  );
}

function firstRevision(urn: string, now: number): SqlParameter[] {
  return [urn, 1, 0, 0, now];
}

/** The condition that search is behind and the time since when, as the engine's index of it has them. */
function behindTerms(dialect: SqlDialect): { readonly where: string; readonly since: string } {
  return dialect.hasPartialIndexes
    ? { where: 'indexed_revision < revision', since: 'behind_since' }
    : { where: 'behind_only IS NOT NULL', since: 'behind_only' };
}

function revisionOf({ urn, revision, indexed_revision, deleted }: RevisionColumns): EntityRevision {
  return {
    urn,
    revision: Number(revision),
    indexedRevision: Number(indexed_revision),
    deleted: Number(deleted) === 1,
  };
}

function* chunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += CHUNK) yield items.slice(from, from + CHUNK);
}
