import type { SqlTransaction } from '../../foundation/database/index.js';
import { keyText } from '../aspect-key.js';
import { isBefore, latestOf, type LoggedChange, numberOf } from '../rows/aspect-log.js';
import type { StoredAspect } from '../rows/stored-aspect.js';
import { storedVersions } from '../rows/stored-versions.js';
import type { RowChange } from './followed-change.js';

/**
 * The values of `changes`, and those that they replaced, from rows of the aspects and from recently removed rows.
 * Changes whose value is no longer kept are absent.
 */
export async function valuesOf(
  sql: SqlTransaction,
  changes: readonly RowChange[],
): Promise<ReadonlyMap<RowChange, LoggedChange>> {
  const wanted = changes.map(({ urn, aspectName, version }) => ({
    urn,
    aspectName,
    versions: [0, version, version - 1],
  }));
  const stored = await storedVersions(sql, wanted);
  const values = new Map<RowChange, LoggedChange>();
  for (const change of changes) {
    const found = valueOf(change, stored.get(keyText(change.urn, change.aspectName)) ?? []);
    if (found !== undefined) values.set(change, found);
  }
  return values;
}

function valueOf({ version, time }: RowChange, stored: readonly StoredAspect[]): LoggedChange | undefined {
  const record = stored.find((one) => numberOf(one) === version && one.created.time === time);
  if (record === undefined) return undefined;
  const before = latestOf(stored.filter((one) => isBefore(one, record)));
  return { record, before, hasLostBefore: before === undefined && version > 1 };
}
