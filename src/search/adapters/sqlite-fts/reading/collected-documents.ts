import { enlarged, setBits, wordsUpTo } from './bits.js';
import type { DocumentSink } from '../segments/postings.js';
import { type DocumentSet, setOfOwnBits } from './document-set.js';

/** Number of words that the bits of documents have at first, unless more are expected. */
const LEAST_WORDS = 512;

/** Collects documents in any order. */
export class CollectedDocuments implements DocumentSink {
  private bits: Int32Array<ArrayBuffer>;

  /** @param last the greatest id that is expected */
  constructor(last: number) {
    this.bits = new Int32Array(Math.max(LEAST_WORDS, wordsUpTo(last)));
  }

  add(ids: Uint32Array): void {
    let last = 0;
    for (let at = 0; at < ids.length; at += 1) last = Math.max(last, ids[at] ?? 0);
    const words = wordsUpTo(last);
    if (words > this.bits.length) this.bits = enlarged(this.bits, Math.max(words, this.bits.length * 2));
    setBits(this.bits, ids);
  }

  /** The documents, in memory of their own. */
  toSet(): DocumentSet {
    return setOfOwnBits(this.bits);
  }
}
