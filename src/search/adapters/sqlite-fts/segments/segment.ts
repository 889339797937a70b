import { Varints } from './varints.js';

/** A part of a full-text index: the terms of some writes, or those of several parts that were merged. */
export interface Segment {
  readonly id: number;
  /** Numbers of its first and its last page. */
  readonly firstPage: number;
  readonly lastPage: number;
  /** Number of pages that list documents which are no longer in it. */
  readonly tombstonePages: number;
}

/** The segments of an index. */
export interface Structure {
  readonly segments: readonly Segment[];
  /** Whether some of them are being merged, page by page. */
  readonly isMerging: boolean;
}

/** The row of `terms_data` with the structure record. */
export const STRUCTURE_ROW = 10;

/** Where the lists of segments begin: after a counter and the mark of indices that can forget documents. */
const MARK = 0xff00_0001;
const MARK_AT = 4;
const LISTS_AT = 8;

/** Reads the structure record of an index. */
export function structureOf(record: Buffer): Structure {
  if (record.readUInt32BE(MARK_AT) !== MARK) throw new Error('The full-text index has a structure of another kind.');
  const numbers = new Varints(record, LISTS_AT);
  const levels = numbers.next();
  skip(numbers, 2);
  const segments: Segment[] = [];
  let isMerging = false;
  for (let level = 0; level < levels; level += 1) {
    if (numbers.next() > 0) isMerging = true;
    for (let left = numbers.next(); left > 0; left -= 1) segments.push(nextSegment(numbers));
  }
  return { segments, isMerging };
}

/** The number of pages that a segment takes. */
export function pagesOf({ firstPage, lastPage }: Segment): number {
  return lastPage - firstPage + 1;
}

function nextSegment(numbers: Varints): Segment {
  const [id, firstPage, lastPage] = [numbers.next(), numbers.next(), numbers.next()];
  skip(numbers, 2);
  const tombstonePages = numbers.next();
  skip(numbers, 2);
  return { id, firstPage, lastPage, tombstonePages };
}

function skip(numbers: Varints, count: number): void {
  for (let left = count; left > 0; left -= 1) numbers.next();
}
