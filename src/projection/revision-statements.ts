import { REVISION_TABLE } from '../aspects/index.js';
import {
  type KeyedRows,
  repeat,
  type SqlDialect,
  type SqlParameter,
  type SqlTransaction,
  tuple,
} from '../foundation/database/index.js';
import type { EntityRevision, RevisionMark } from './entity-revision.js';

/** A row of the statements that read revisions. */
export interface RevisionColumns {
  readonly urn: string;
  readonly revision: number;
  readonly indexed_revision: number;
  readonly deleted: number;
}

/** The columns of `RevisionColumns`. */
const READ_COLUMNS = 'urn, revision, indexed_revision, deleted';

/** The revisions of some urns. */
export const REVISIONS_OF_URNS: KeyedRows = { table: 'entity_revision', select: READ_COLUMNS, key: ['urn'] };

/** Revisions in the order of their urns, those after one. */
export const SELECT_NEXT_REVISIONS = `SELECT ${READ_COLUMNS} FROM entity_revision WHERE urn > ? ORDER BY urn LIMIT ?`;

/** Entities with aspects, in the engine's order: after a urn, at most a number of them. */
export const SELECT_NEXT_URNS =
  'SELECT DISTINCT urn FROM metadata_aspect_v2 WHERE version = 0 AND urn > ? ORDER BY urn LIMIT ?';

/**
 * Resets the revisions that an index of another name had reached; it holds nothing of deleted entities. Parameters:
 * time, after this urn, up to this one.
 */
export const RESET =
  'UPDATE entity_revision SET indexed_revision = CASE deleted WHEN 1 THEN revision ELSE 0 END, behind_since = ? WHERE urn > ? AND urn <= ?';

const { name: TABLE, columns: COLUMNS } = REVISION_TABLE;

/** The condition that search is behind and its time, in the form of the engine's index. */
export function behindTerms(dialect: SqlDialect): { readonly where: string; readonly since: string } {
  return dialect.hasPartialIndexes
    ? { where: 'indexed_revision < revision', since: 'behind_since' }
    : { where: 'behind_only IS NOT NULL', since: 'behind_only' };
}

/** The index in use, locked until the transaction ends: it cannot change between the read and a mark. */
export async function identityIn(sql: SqlTransaction): Promise<string | undefined> {
  const select = `SELECT identity FROM search_index WHERE slot = 1${sql.dialect.forShare}`;
  return (await sql.select<{ identity: string }>(select))[0]?.identity;
}

/** Raises the indexed revision of each to the one given, and lowers none. */
export function markIndexed(sql: SqlTransaction, marks: readonly RevisionMark[]): Promise<number> {
  const indexed = `${TABLE}.indexed_revision`;
  return upsert(
    sql,
    marks.map(({ urn, revision }) => [urn, revision, revision, 0, 0]),
    (excluded) => `indexed_revision = ${sql.dialect.greatest(indexed, excluded('indexed_revision'))}`,
  );
}

/**
 * Raises the revision of each above the one given, where it is not. MySQL assigns from left to right, so the time comes
 * first.
 */
export function raiseAbove(sql: SqlTransaction, marks: readonly RevisionMark[], now: number): Promise<number> {
  const isBehind = `${TABLE}.indexed_revision < ${TABLE}.revision`;
  return upsert(
    sql,
    marks.map(({ urn, revision }) => [urn, revision + 1, 0, 0, now]),
    (excluded) =>
      `behind_since = CASE WHEN ${isBehind} THEN ${TABLE}.behind_since ELSE ${excluded('behind_since')} END, ` +
      `revision = ${sql.dialect.greatest(`${TABLE}.revision`, excluded('revision'))}`,
  );
}

/** The row of an entity that this service has never written. */
export function firstRevision(urn: string, now: number): SqlParameter[] {
  return [urn, 1, 0, 0, now];
}

/** A row in the form that the rest of the service uses. */
export function revisionOf({ urn, revision, indexed_revision, deleted }: RevisionColumns): EntityRevision {
  return {
    urn,
    revision: Number(revision),
    indexedRevision: Number(indexed_revision),
    deleted: Number(deleted) === 1,
  };
}

function upsert(
  sql: SqlTransaction,
  rows: readonly (readonly SqlParameter[])[],
  assignments: (excluded: (column: string) => string) => string,
): Promise<number> {
  const values = repeat(tuple(COLUMNS.length), rows.length);
  const suffix = sql.dialect.onConflictSet(REVISION_TABLE, assignments);
  return sql.execute(`INSERT INTO ${TABLE} (${COLUMNS.join(', ')}) VALUES ${values}${suffix}`, rows.flat());
}
