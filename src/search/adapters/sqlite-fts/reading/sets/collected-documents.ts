import { enlarged, setBits, wordsUpTo } from './bits.js';
import type { DocumentSink } from '../../segments/postings.js';
import { type DocumentSet, NO_DOCUMENTS, setOfOwnBits, setOfUnordered } from './document-set.js';

/** Number of ids from which they are collected as bits, and of words that the bits have at first at least. */
const FEW = 512;

/** Collects documents in any order: a list while they are few, then a bit for each id. */
export class CollectedDocuments implements DocumentSink {
  private readonly list = new Uint32Array(FEW);
  private listed = 0;
  private bits: Int32Array<ArrayBuffer> | undefined;

  /** @param last the greatest id that is expected */
  constructor(private readonly last: number) {}

  add(ids: Uint32Array): void {
    if (this.bits === undefined && this.listed + ids.length <= FEW) {
      this.list.set(ids, this.listed);
      this.listed += ids.length;
    } else {
      this.addBits(ids);
    }
  }

  /** The documents, in memory of their own. */
  toSet(): DocumentSet {
    if (this.bits !== undefined) return setOfOwnBits(this.bits);
    return this.listed === 0 ? NO_DOCUMENTS : setOfUnordered(this.list.subarray(0, this.listed));
  }

  private addBits(ids: Uint32Array): void {
    if (this.bits === undefined) {
      this.bits = new Int32Array(Math.max(FEW, wordsUpTo(this.last)));
      this.addBits(this.list.subarray(0, this.listed));
    }
    let last = 0;
    for (let at = 0; at < ids.length; at += 1) last = Math.max(last, ids[at] ?? 0);
    const words = wordsUpTo(last);
    if (words > this.bits.length) this.bits = enlarged(this.bits, Math.max(words, this.bits.length * 2));
    setBits(this.bits, ids);
  }
}
