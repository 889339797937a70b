import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../foundation/database/index.js';
import type { ScanFilter, ScanRange } from './aspect-scan.js';
import { patternStart } from './aspect-scan-pattern.js';
import { latestRows, orderedRows } from './aspect-scan-query.js';
import type { AspectKey } from '../aspect-key.js';

/** Index entries that one statement in this process passes at most. SQLite passes some ten millions a second. */
const MOST_ENTRIES = 100_000;

/** Entries of the first stretch for each wanted row, and the growth of the next ones. */
const ENTRIES_PER_ROW = 20;
const GROWTH = 4;

/** The lengths of stretches. */
interface StretchLengths {
  /** Number of rows that the caller wants: the first stretches are short if they are few. */
  readonly rows?: number;
  /** Index entries of a stretch at most. */
  readonly most?: number;
}

/**
 * Splits a stretch whose filter may pass many rows over into stretches of few enough index entries for one statement,
 * in their order, where statements block the event loop. Other stretches stay whole.
 */
export async function* scanStretches(
  database: Database,
  range: ScanRange,
  { rows = Infinity, most = MOST_ENTRIES }: StretchLengths = {},
): AsyncGenerator<ScanRange, undefined> {
  if (!database.dialect.runsInProcess || !passesRowsOver(range.filter)) {
    yield range;
    return undefined;
  }
  const filter = withoutSelection(range.filter);
  let rest = range;
  for (let entries = rows * ENTRIES_PER_ROW; ; entries *= GROWTH) {
    const until = await keyAt(database, { ...rest, filter }, Math.min(entries, most));
    if (until === undefined) break;
    yield { ...rest, until };
    rest = { ...rest, after: until };
  }
  yield rest;
  return undefined;
}

/** The key of the row at a position of a stretch, counting from 1; undefined if the stretch has fewer rows. */
export async function keyOfRow(
  database: Database,
  range: ScanRange,
  position: number,
  lengths?: StretchLengths,
): Promise<AspectKey | undefined> {
  let passed = 0;
  for await (const part of scanStretches(database, range, lengths)) {
    const key = await keyAt(database, part, position - passed);
    if (key !== undefined || part.until === range.until) return key;
    passed += await countOnce(database, part);
  }
  return undefined;
}

/** The same by one statement. */
async function keyAt(database: Database, range: ScanRange, position: number): Promise<AspectKey | undefined> {
  await nextTurn();
  const row = await database.query((manager) =>
    orderedRows(manager, database.dialect, range)
      .select('a.urn', 'urn')
      .addSelect('a.aspect', 'aspect')
      .limit(1)
      .offset(position - 1)
      .getRawOne<{ readonly urn: string; readonly aspect: string }>(),
  );
  return row && { urn: row.urn, aspectName: row.aspect };
}

/** The number of rows of a stretch. */
export async function countRows(database: Database, range: ScanRange, lengths?: StretchLengths): Promise<number> {
  let count = 0;
  for await (const part of scanStretches(database, range, lengths)) count += await countOnce(database, part);
  return count;
}

/** The same by one statement. */
async function countOnce(database: Database, range: ScanRange): Promise<number> {
  const row = await database.query((manager) =>
    latestRows(manager, database.dialect, range)
      .select('COUNT(*)', 'total')
      .getRawOne<{ readonly total: number | string }>(),
  );
  return Number(row?.total ?? 0);
}

/** Whether the filter looks at index entries that it does not select. Times of writing are no part of the index. */
function passesRowsOver(filter: ScanFilter): boolean {
  const { urns, urnLike, aspects, createdFrom, createdTo } = filter;
  if (urns !== undefined || createdFrom !== undefined || createdTo !== undefined) return false;
  if (urnLike !== undefined && patternStart(urnLike).isWhole) return false;
  return aspects !== undefined || urnLike !== withoutSelection(filter).urnLike;
}

/** The filter of all rows among which those of `filter` are. */
function withoutSelection({ urnLike }: ScanFilter): ScanFilter {
  if (urnLike === undefined) return {};
  return { urnLike: `${patternStart(urnLike).prefix.replace(/[\\%_]/g, '\\$&')}%` };
}
