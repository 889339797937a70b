import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AspectKey, AspectScanner, ScanFilter, ScannedRow, ScanRange } from '../../aspects/index.js';
import { retrying } from './retrying.js';

/** Approximate characters of JSON in a page; with a few pages in flight, memory stays small whatever the rows are. */
export const PAGE_CHARACTERS = 2_000_000;
/** Fewest rows of a page that is cut because of its size. */
const FEWEST_ROWS = 10;

/** Rows that are processed together. */
export interface ScanPage {
  readonly rows: readonly ScannedRow[];
  /** The stretch of keys that the page covers: keys in it without a row in `rows` have no row at all. */
  readonly range: ScanRange;
  /** Urns of which the page may lack rows. */
  readonly partial: ReadonlySet<string>;
  /** Characters of JSON in `rows`. */
  readonly size: number;
  /** `performance.now()` before the page was read. */
  readonly readAt: number;
}

/** How a walk is split into pages. */
export interface PagePlan {
  readonly filter: ScanFilter;
  readonly after: AspectKey | undefined;
  /** Rows in all; undefined = to the end. */
  readonly limit: number | undefined;
  /** Most rows of a page. */
  readonly pageRows: number;
}

/**
 * Walks through rows page by page. A page ends with a complete entity where more rows follow, so that each entity is
 * read once and whole. The stretch of the last page has no end when the walk has reached its own.
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
      size: sizeOf(rows),
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
  const mean = sizeOf(rows) / rows.length;
  return Math.min(pageRows, Math.max(FEWEST_ROWS, Math.floor(PAGE_CHARACTERS / mean)));
}

function sizeOf(rows: readonly ScannedRow[]): number {
  return rows.reduce((sum, { size }) => sum + size, 0);
}
