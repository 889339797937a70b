import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AspectKey, AspectScanner, ScanFilter, ScannedRow, ScanRange } from '../../aspects/index.js';
import { retrying } from './retrying.js';

/**
 * Characters of JSON that a page holds about; with a few pages in flight memory stays small whatever the rows are like.
 */
const PAGE_CHARACTERS = 2_000_000;
/** Fewest rows of a page that is cut for its size. */
const FEWEST_ROWS = 10;

/** Rows that are worked on together. */
export interface ScanPage {
  readonly rows: readonly ScannedRow[];
  /** The stretch of keys that the page speaks for: what lies in it and has no row among `rows` has none at all. */
  readonly range: ScanRange;
  /** Urns of which the page may lack rows. */
  readonly partial: ReadonlySet<string>;
  /** `performance.now()` before the page was read. */
  readonly readAt: number;
}

/** How a walk is cut into pages. */
export interface PagePlan {
  readonly filter: ScanFilter;
  readonly after: AspectKey | undefined;
  /** Rows in all; undefined = to the end. */
  readonly limit: number | undefined;
  /** Rows of a page at most. */
  readonly pageRows: number;
}

/**
 * Walks through rows page by page. A page ends with an entity where more rows follow, so that entities are read once
 * and whole. The last page's stretch has no end when the walk has come to its own.
 */
export async function* scanPages(scanner: AspectScanner, plan: PagePlan): AsyncGenerator<ScanPage, undefined> {
  let left = plan.limit ?? Infinity;
  let size = plan.pageRows;
  for (let { after } = plan; left > 0;) {
    await nextTurn();
    const readAt = performance.now();
    const wanted = Math.min(size, left);
    const from = rangeOf(plan.filter, after);
    const read = await retrying(() => scanner.page(from, wanted));
    const isLast = read.length < wanted;
    const rows = isLast || wanted === left ? read : wholeEntities(read);
    const last = keyOf(rows.at(-1));
    yield {
      rows,
      range: rangeOf(plan.filter, after, isLast ? undefined : last),
      partial: partialUrns(plan.filter, rows, after, isLast || rows.length < read.length),
      readAt,
    };
    if (isLast || last === undefined) return undefined;
    left -= rows.length;
    after = last;
    size = nextSize(plan.pageRows, rows);
  }
  return undefined;
}

function rangeOf(filter: ScanFilter, after: AspectKey | undefined, until?: AspectKey): ScanRange {
  return { filter, ...(after !== undefined && { after }), ...(until !== undefined && { until }) };
}

function keyOf(row: ScannedRow | undefined): AspectKey | undefined {
  return row && { urn: row.record.urn, aspectName: row.record.aspect };
}

/** Without the last urn's rows, unless there are no others. */
function wholeEntities(rows: readonly ScannedRow[]): readonly ScannedRow[] {
  const lastUrn = rows.at(-1)?.record.urn;
  const end = rows.findIndex(({ record }) => record.urn === lastUrn);
  return end > 0 ? rows.slice(0, end) : rows;
}

function partialUrns(
  { aspects, createdFrom, createdTo }: ScanFilter,
  rows: readonly ScannedRow[],
  after: AspectKey | undefined,
  endsWithEntity: boolean,
): ReadonlySet<string> {
  const isFiltered = aspects !== undefined || createdFrom !== undefined || createdTo !== undefined;
  if (isFiltered) return new Set(rows.map(({ record }) => record.urn));
  const lastUrn = rows.at(-1)?.record.urn;
  return new Set([
    ...(after === undefined ? [] : [after.urn]),
    ...(endsWithEntity || lastUrn === undefined ? [] : [lastUrn]),
  ]);
}

function nextSize(pageRows: number, rows: readonly ScannedRow[]): number {
  const mean = rows.reduce((sum, { size }) => sum + size, 0) / rows.length;
  return Math.min(pageRows, Math.max(FEWEST_ROWS, Math.floor(PAGE_CHARACTERS / mean)));
}
