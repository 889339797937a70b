import { REVISION_TABLE, stillBehind } from '../aspects/index.js';
import type { ConflictAssignments, KeyedRows, SqlDialect, SqlTransaction } from '../foundation/database/index.js';
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

/** Entities with aspects, in the engine's order: after a urn, at most a number of them. */
export const SELECT_NEXT_URNS =
  'SELECT DISTINCT urn FROM metadata_aspect_v2 WHERE version = 0 AND urn > ? ORDER BY urn LIMIT ?';

/**
 * Resets the revisions of a stretch that an index of another name had reached; it holds nothing of deleted entities,
 * but a slow write may still bring one there that was deleted recently. Parameters: when recent deletes begin, time,
 * after this urn; `end` = up to a urn.
 */
export function resetRevisions(end: string | undefined): string {
  const reached = 'CASE WHEN deleted = 1 AND written_on < ? THEN revision ELSE 0 END';
  return `UPDATE entity_revision SET indexed_revision = ${reached}, behind_since = ? WHERE urn > ?${upTo(end)}`;
}

/** An entity between two urns that search has a document of. */
export const SELECT_INDEXED =
  'SELECT urn FROM entity_revision WHERE urn > ? AND urn < ? AND indexed_revision > 0 AND deleted = 0 LIMIT 1';

/** The last urn of a stretch in the order of urns. Parameters: after this urn, number of urns less one. */
export const SELECT_STRETCH_END = 'SELECT urn FROM entity_revision WHERE urn > ? ORDER BY urn LIMIT 1 OFFSET ?';

/** Deleted entities of a stretch. Parameters: after this urn, deleted at this time or later; `end` = up to a urn. */
export function selectDeleted(end: string | undefined): string {
  return `SELECT urn FROM entity_revision WHERE urn > ? AND deleted = 1 AND written_on >= ?${upTo(end)} ORDER BY urn`;
}

function upTo(end: string | undefined): string {
  return end === undefined ? '' : ' AND urn <= ?';
}

const { name: TABLE } = REVISION_TABLE;

const INDEXED: ConflictAssignments = {
  set: (excluded) => `indexed_revision = ${highest('indexed_revision', excluded)}`,
};

const RAISED_ABOVE: ConflictAssignments = {
  set: (excluded) => `${stillBehind(excluded)}, revision = ${highest('revision', excluded)}`,
};

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
export function markIndexed(sql: SqlTransaction, marks: readonly RevisionMark[]): Promise<void> {
  const rows = marks.map(({ urn, revision }) => [urn, revision, revision, 0, 0]);
  return sql.insert(REVISION_TABLE, rows, INDEXED);
}

/** Raises the revision of each above the one given, where it is not. */
export function raiseAbove(sql: SqlTransaction, marks: readonly RevisionMark[], now: number): Promise<void> {
  const rows = marks.map(({ urn, revision }) => [urn, revision + 1, 0, 0, now]);
  return sql.insert(REVISION_TABLE, rows, RAISED_ABOVE);
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

function highest(column: string, excluded: (column: string) => string): string {
  const stored = `${TABLE}.${column}`;
  return `CASE WHEN ${stored} < ${excluded(column)} THEN ${excluded(column)} ELSE ${stored} END`;
}
