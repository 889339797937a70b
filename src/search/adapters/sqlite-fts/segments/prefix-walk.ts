import { Varints } from './varints.js';

/** Bytes before the content of a page: the place of its first document, and where the places of its terms begin. */
const HEADER = 4;
const TERMS_AT = 2;

/** Bytes that a term has at first. */
const TERM_BYTES = 512;

/** Whether the documents of a term are wanted; 'end' = neither these nor those of any later term. */
export type TermTest = (term: Buffer) => boolean | 'end';

/**
 * Finds the documents of terms that begin with some bytes, on successive pages of a segment. A page contains terms in
 * the order of their bytes, each followed by the ids of its documents as differences; a list that goes on over several
 * pages begins anew on each of them. Of a term but the first, a page contains only what differs from the one before it.
 */
export class PrefixWalk {
  private term = Buffer.alloc(TERM_BYTES);
  private length = 0;
  private isInside = false;
  private isWanted = false;
  private hasEnded = false;
  private found = new Uint32Array(0);
  private count = 0;

  /** @param wants decides about terms that begin with `prefix`; absent = the documents of all of them are wanted */
  constructor(
    private readonly prefix: Buffer,
    private readonly wants?: TermTest,
  ) {}

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
    if (this.isInside && this.wants === undefined && kept >= this.prefix.length) return;
    if (kept + added > this.term.length) this.term = Buffer.concat([this.term], (kept + added) * 2);
    page.copy(this.term, kept, from, numbers.at);
    this.length = kept + added;
    this.judge(kept);
  }

  /** @param kept number of bytes that the term has in common with the one before it */
  private judge(kept: number): void {
    if (!this.isInside || kept < this.prefix.length) {
      const order = this.term.compare(this.prefix, 0, this.prefix.length, 0, Math.min(this.length, this.prefix.length));
      this.isInside = order === 0;
      this.hasEnded = order > 0;
    }
    const wanted = this.isInside && (this.wants?.(this.term.subarray(0, this.length)) ?? true);
    if (wanted === 'end') this.hasEnded = true;
    this.isWanted = wanted === true;
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
