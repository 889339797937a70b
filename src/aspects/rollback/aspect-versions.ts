import { repeat, type SqlTransaction } from '../../foundation/database/index.js';
import type { AspectRecord } from '../aspect-record.js';
import { ASPECT_COLUMNS, type AspectRow } from '../aspect.row.js';
import { StoredAspect } from '../stored-aspect.js';
import { type AspectKey, keyText } from '../aspect-key.js';
import type { TakesBack } from './rollback-request.js';

/** Aspects in one statement at most. */
const CHUNK = 500;

/** One aspect with its history. */
export interface AspectVersions {
  readonly latest: StoredAspect;
  /** Newest first. */
  readonly history: readonly StoredAspect[];
}

/** Every version of `keys`, by `keyText`; aspects without a latest row are absent. */
export async function readVersions(
  sql: SqlTransaction,
  keys: readonly AspectKey[],
): Promise<ReadonlyMap<string, AspectVersions>> {
  const rows: StoredAspect[] = [];
  for (let from = 0; from < keys.length; from += CHUNK) {
    const chunk = keys.slice(from, from + CHUNK);
    const where = sql.dialect.tupleIn(['urn', 'aspect'], chunk.length);
    const found = await sql.select<AspectRow>(
      `SELECT ${ASPECT_COLUMNS} FROM metadata_aspect_v2 WHERE ${where} ORDER BY urn, aspect, version DESC`,
      chunk.flatMap(({ urn, aspectName }) => [urn, aspectName]),
    );
    rows.push(...found.map((row) => new StoredAspect(row)));
  }
  return versionsOf(rows);
}

function versionsOf(rows: readonly StoredAspect[]): ReadonlyMap<string, AspectVersions> {
  const history = new Map<string, StoredAspect[]>();
  const found = new Map<string, AspectVersions>();
  for (const row of rows) {
    const key = keyText(row.urn, row.aspect);
    const known = history.get(key) ?? [];
    history.set(key, known);
    if (row.version === 0) found.set(key, { latest: row, history: known });
    else known.push(row);
  }
  return found;
}

/** The newest value that stays; undefined when all are rolled back. */
export function survivorOf({ history }: AspectVersions, takesBack: TakesBack): StoredAspect | undefined {
  return history.find(({ systemMetadata }) => !takesBack(systemMetadata));
}

/** The survivor as the latest row. */
export function asLatest(survivor: StoredAspect): StoredAspect {
  const { urn, aspect, metadata, systemmetadata, createdon, createdby, createdfor } = survivor.row;
  return new StoredAspect({ urn, aspect, version: 0, metadata, systemmetadata, createdon, createdby, createdfor });
}

/** Those of `urns` that have latest rows of no aspects but `aspectNames`. */
export async function urnsWithNothingElse(
  sql: SqlTransaction,
  urns: readonly string[],
  aspectNames: readonly string[],
): Promise<ReadonlySet<string>> {
  const left = new Set(urns);
  for (let from = 0; from < urns.length; from += CHUNK) {
    const chunk = urns.slice(from, from + CHUNK);
    const rows = await sql.select<Pick<AspectRecord, 'urn'>>(
      `SELECT DISTINCT urn FROM metadata_aspect_v2 WHERE version = 0 AND urn IN (${repeat('?', chunk.length)})
       AND aspect NOT IN (${repeat('?', aspectNames.length)})`,
      [...chunk, ...aspectNames],
    );
    for (const { urn } of rows) left.delete(urn);
  }
  return left;
}
