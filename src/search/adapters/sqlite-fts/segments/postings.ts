import type { Database } from 'better-sqlite3';
import { hasBit, setBits, wordsUpTo } from '../reading/sets/bits.js';
import { PrefixWalk, type TermTest } from './prefix-walk.js';
import { type Segment, STRUCTURE_ROW, structureOf } from './segment.js';
import { tombstonesOn } from './tombstones.js';

/** Ids of rows of `terms_data`: the number of a segment, and of a page of it. */
const SEGMENT_BITS = 37n;
const TOMBSTONES_OF = 1n << 16n;

/** What the index puts before each of its tokens. */
const MAIN = '0';

const BLOCK = 'SELECT block FROM terms_data WHERE id = ?';

/**
 * For each segment of the JSON `[[id, first page], …]` the number of the page on which a term would be, and the page:
 * that whose terms begin with the last one in `terms_idx` up to the term. The lowest bit of `pgno` says something else.
 */
const PAGES_OF_TERM = `
  WITH places AS MATERIALIZED (
    SELECT value ->> 0 AS segment, max(value ->> 1, coalesce((
      SELECT pgno >> 1 FROM terms_idx WHERE segid = value ->> 0 AND term <= ? ORDER BY term DESC LIMIT 1
    ), 0)) AS page FROM json_each(?)
  )
  SELECT page, (SELECT block FROM terms_data WHERE id = (segment << ${String(SEGMENT_BITS)}) + page) FROM places`;

/**
 * For the segments of a JSON list of ids, the number of pages from where a term would be to where a later one would.
 */
const PAGES_BETWEEN = `
  SELECT sum(
    coalesce((SELECT pgno >> 1 FROM terms_idx WHERE segid = value AND term <= :last ORDER BY term DESC LIMIT 1), 0) -
    coalesce((SELECT pgno >> 1 FROM terms_idx WHERE segid = value AND term <= :first ORDER BY term DESC LIMIT 1), 0)
  ) FROM json_each(:segments)`;

interface TermRange {
  readonly first: Buffer;
  readonly last: Buffer;
  readonly segments: string;
}

/** A page of a segment after its number; null if it is missing, as in a damaged file. */
type Page = readonly [number: number, block: Buffer | null];

/** Collects documents by their ids, which come in any order, and some of them more than once. */
export interface DocumentSink {
  /** The ids are valid during the call. */
  add: (ids: Uint32Array) => void;
}

/**
 * Reads the documents of tokens from the pages of FTS5's segments, whose format is that of SQLite's `fts5_index.c`: for
 * tokens of many documents up to ten times as fast as SQL, which makes a row of each.
 */
export class Postings {
  private readonly block;
  private readonly pagesOfTerm;
  private readonly pagesBetween;
  private segments: readonly Segment[] | undefined;
  private readonly removed = new Map<Segment, Int32Array>();

  /** @param stop is called between two pages, and may throw */
  constructor(
    database: Database,
    private readonly stop: () => void,
  ) {
    this.block = database.prepare<[bigint], Buffer>(BLOCK).pluck();
    this.pagesBetween = database.prepare<[TermRange], number>(PAGES_BETWEEN).pluck();
    this.pagesOfTerm = database.prepare<[Buffer, string], Page>(PAGES_OF_TERM).raw();
  }

  /** Must be called when the index has changed. */
  follow(): void {
    this.segments = undefined;
    this.removed.clear();
  }

  /** Number of pages from one token to a later one; those of the last token of a segment do not count. */
  pagesOf(first: string, last: string): number {
    const segments = JSON.stringify(this.knownSegments().map(({ id }) => id));
    return this.pagesBetween.get({ first: Buffer.from(MAIN + first), last: Buffer.from(MAIN + last), segments }) ?? 0;
  }

  /** Finds the documents of a token. */
  ofToken(token: string, sink: DocumentSink): void {
    const length = Buffer.byteLength(token) + MAIN.length;
    this.find(token, (term) => term.length === length || 'end', sink);
  }

  /** Finds the documents of all tokens that begin with `prefix`. */
  ofPrefix(prefix: string, sink: DocumentSink): void {
    this.find(prefix, undefined, sink);
  }

  /** Finds the documents of those tokens that pass a test, which may be asked several times about a token. */
  ofTokensLike(prefix: string, test: (token: string) => boolean, sink: DocumentSink): void {
    this.find(prefix, (term) => test(term.toString('utf8', MAIN.length)), sink);
  }

  private find(prefix: string, wants: TermTest | undefined, sink: DocumentSink): void {
    const start = Buffer.from(MAIN + prefix);
    const segments = this.knownSegments();
    const places = segments.map(({ id, firstPage }) => [id, firstPage]);
    for (const [at, first] of this.pagesOfTerm.all(start, JSON.stringify(places)).entries()) {
      const segment = segments[at];
      if (segment === undefined) break;
      const walk = new PrefixWalk(start, wants);
      for (const page of this.pagesFrom(segment, first)) {
        this.stop();
        const ids = walk.documentsOn(page);
        if (ids.length > 0) sink.add(this.withoutRemoved(ids, segment));
        if (walk.isAtEnd) break;
      }
    }
  }

  private knownSegments(): readonly Segment[] {
    return (this.segments ??= structureOf(this.read(BigInt(STRUCTURE_ROW))).segments);
  }

  /** The pages of a segment, from one of them on. */
  private *pagesFrom({ id, lastPage }: Segment, [number, first]: Page): Iterable<Buffer> {
    const segment = BigInt(id);
    yield first ?? this.read(rowOf(segment, number));
    for (let page = number + 1; page <= lastPage; page += 1) yield this.read(rowOf(segment, page));
  }

  /** The ids of documents that are still in the segment, in the memory of all of them. */
  private withoutRemoved(ids: Uint32Array, segment: Segment): Uint32Array {
    if (segment.tombstonePages === 0) return ids;
    let gone = this.removed.get(segment);
    if (gone === undefined) this.removed.set(segment, (gone = this.tombstonesOf(segment)));
    return without(ids, gone);
  }

  /** The documents that are no longer in a segment, as bits by their ids. */
  private tombstonesOf({ id, tombstonePages }: Segment): Int32Array {
    const segment = BigInt(id) + TOMBSTONES_OF;
    const pages = Array.from({ length: tombstonePages }, (_, page) => this.read(rowOf(segment, page)));
    const ids = pages.flatMap((page) => [...tombstonesOn(page)]);
    const bits = new Int32Array(wordsUpTo(ids.reduce((most, one) => Math.max(most, one), 0)));
    setBits(bits, ids);
    return bits;
  }

  private read(row: bigint): Buffer {
    const block = this.block.get(row);
    if (block === undefined) throw new Error(`The full-text index has no row ${String(row)}.`);
    return block;
  }
}

function rowOf(segment: bigint, page: number): bigint {
  return (segment << SEGMENT_BITS) + BigInt(page);
}

/** The ids whose bit is not set, in the memory of all ids. */
function without(ids: Uint32Array, gone: Int32Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    if (!hasBit(gone, id)) ids[count++] = id;
  }
  return ids.subarray(0, count);
}
