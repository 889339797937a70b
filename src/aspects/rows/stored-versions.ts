import { type KeyedRows, pieces, type SqlTransaction, unitedRows } from '../../foundation/database/index.js';
import { type AspectKey, keyText } from '../aspect-key.js';
import { ASPECT_COLUMNS, type AspectRow } from './aspect.row.js';
import { StoredAspect } from './stored-aspect.js';

/** Aspects in one statement at most; it names up to three versions of each, and each twice. */
const CHUNK = 150;

const STORED: KeyedRows = {
  table: 'metadata_aspect_v2',
  select: ASPECT_COLUMNS,
  key: ['urn', 'aspect', 'version'],
};
const REMOVED: KeyedRows = { ...STORED, table: 'removed_aspect', index: 'removed_aspect_urn_aspect' };

/** Versions of an aspect, by the numbers of their rows; 0 = the latest. */
export interface WantedVersions extends AspectKey {
  readonly versions: Iterable<number>;
}

/**
 * The wanted rows that are stored or were removed recently, by the key of their aspect. One statement reads all that is
 * wanted of an aspect from both tables, so that a row is found even while it is replaced or removed.
 */
export async function storedVersions(
  sql: SqlTransaction,
  wanted: readonly WantedVersions[],
): Promise<ReadonlyMap<string, readonly StoredAspect[]>> {
  const stored = new Map<string, StoredAspect[]>();
  for (const chunk of pieces(wanted, CHUNK)) {
    for (const row of await selectVersions(sql, chunk)) {
      const key = keyText(row.urn, row.aspect);
      const known = stored.get(key) ?? [];
      stored.set(key, known);
      known.push(new StoredAspect(row));
    }
  }
  return stored;
}

function selectVersions(sql: SqlTransaction, wanted: readonly WantedVersions[]): Promise<AspectRow[]> {
  const keys = new Map<string, readonly [string, string, number]>();
  for (const { urn, aspectName, versions } of wanted)
    for (const version of versions)
      keys.set(`${String(version)} ${keyText(urn, aspectName)}`, [urn, aspectName, version]);
  const statements = [STORED, REMOVED].map((rows) => sql.dialect.rowsByKeys(rows, [...keys.values()]));
  return sql.select<AspectRow>(...unitedRows(statements));
}
