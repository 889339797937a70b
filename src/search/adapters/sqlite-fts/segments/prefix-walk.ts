import { Varints } from './varints.js';

/** Bytes before the content of a page: the place of its first document, and where the places of its terms begin. */
const HEADER = 4;
const TERMS_AT = 2;

/** Whether the documents of a term are wanted; 'end' = neither these nor those of any later term. */
export type TermTest = (term: Buffer) => boolean | 'end';

/**
 * Finds the documents of terms that begin with some bytes, on successive pages of a segment. A page contains terms in
 * the order of their bytes, each followed by the ids of its documents as differences; a list that goes on over several
 * pages begins anew on each of them. Of a term but the first, a page contains only what differs from the one before it.
 */
export class PrefixWalk {
  private term: Buffer;
  /** Number of bytes that the current term has in common with the prefix. */
  private common = 0;
  private isInside = false;
  private isWanted = false;
  private hasEnded = false;
  private found = new Uint32Array(0);
  private count = 0;

  /** @param wants decides about terms that begin with `prefix`; absent = the documents of all of them are wanted */
  constructor(
    private readonly prefix: Buffer,
    private readonly wants?: TermTest,
  ) {
    this.term = Buffer.from(prefix);
  }

  /** Whether no later page contains such terms. */
  get isAtEnd(): boolean {
    return this.hasEnded;
  }

  /** Reads the next page, and returns the ids on it in the order of the terms; valid until the next call. */
  documentsOn(page: Buffer): Uint32Array {
    if (this.found.length < page.length) this.found = new Uint32Array(page.length);
    this.count = 0;
    this.visit(page);
    return this.found.subarray(0, this.count);
  }

  private visit(page: Buffer): void {
    const end = page.readUInt16BE(TERMS_AT);
    const places = new Varints(page, end);
    const numbers = new Varints(page, end);
    let start = places.isAtEnd ? end : places.next();
    if (this.isWanted) this.addDocuments(page, HEADER, start);
    for (let isFirst = true; start < end; isFirst = false) {
      const next = places.isAtEnd ? end : start + places.next();
      numbers.at = start;
      this.readTerm(page, numbers, isFirst);
      if (this.hasEnded) return;
      if (this.isWanted) this.addDocuments(page, numbers.at, next);
      start = next;
    }
  }

  /** Reads the term at the place of `numbers`, which then is that of its documents. */
  private readTerm(page: Buffer, numbers: Varints, isFirst: boolean): void {
    const kept = isFirst ? 0 : numbers.next();
    const added = numbers.next();
    const from = numbers.at;
    numbers.at += added;
    // With more bytes of the one before it, the term is on the same side of the prefix.
    if (kept <= this.common) this.compare(page, from, numbers.at, kept);
    if (this.isInside) this.judge(page, from, numbers.at, kept);
  }

  /** Compares a term with the prefix, of which it has the first `kept` bytes. */
  private compare(page: Buffer, from: number, to: number, kept: number): void {
    const { prefix } = this;
    let common = kept;
    let at = from;
    while (common < prefix.length && at < to && page[at] === prefix[common]) {
      common += 1;
      at += 1;
    }
    this.common = common;
    this.isInside = common === prefix.length;
    this.hasEnded = !this.isInside && at < to && (page[at] ?? 0) > (prefix[common] ?? 0);
  }

  /** Decides about a term that begins with the prefix. */
  private judge(page: Buffer, from: number, to: number, kept: number): void {
    if (this.wants === undefined) {
      this.isWanted = true;
      return;
    }
    const length = kept + to - from;
    if (length > this.term.length) this.term = Buffer.concat([this.term], length * 2);
    page.copy(this.term, kept, from, to);
    const wanted = this.wants(this.term.subarray(0, length));
    this.isWanted = wanted === true;
    this.hasEnded = wanted === 'end';
  }

  private addDocuments(page: Buffer, from: number, to: number): void {
    const { found } = this;
    let { count } = this;
    let id = 0;
    for (let at = from; at < to;) {
      let byte = page[at++] ?? 0;
      let difference = byte & 0x7f;
      while (byte >= 0x80) {
        byte = page[at++] ?? 0;
        difference = difference * 0x80 + (byte & 0x7f);
      }
      if (difference === 0) throw new Error('The full-text index contains a mark of a removed document.');
      id += difference;
      found[count++] = id;
    }
    this.count = count;
  }
}
