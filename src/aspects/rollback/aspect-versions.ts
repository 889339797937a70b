import type { KeyedRows, SqlTransaction } from '../../foundation/database/index.js';
import { ASPECT_COLUMNS, type AspectRow } from '../rows/aspect.row.js';
import { StoredAspect } from '../rows/stored-aspect.js';
import { type AspectKey, keyText } from '../aspect-key.js';
import type { TakesBack } from './rollback-request.js';

/** Aspects in one statement at most. */
const CHUNK = 500;

const ROWS: KeyedRows = { table: 'metadata_aspect_v2', select: ASPECT_COLUMNS, key: ['urn', 'aspect'] };

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
    const [select, parameters] = sql.dialect.rowsByKeys(
      ROWS,
      chunk.map(({ urn, aspectName }) => [urn, aspectName]),
    );
    const found = await sql.select<AspectRow>(`${select} ORDER BY urn, aspect, version DESC`, parameters);
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
