import { positionIn } from './ascending-ids.js';
import { clearBits, countBits, enlarged, firstBit, hasBit, listBits, setBits, WORD, wordsUpTo } from './bits.js';
import { scratch } from './scratch.js';

/** Words of bits per id from which ids are sorted instead of put in order by bits. Measured. */
export const WORDS_PER_SORTED = 32;

/** Share by which the bits of a set grow when a document with a greater id joins. */
const GROWTH = 1.125;

/** A set of documents, by their ids: a list if they are few, otherwise a bit for each id. */
export type DocumentSet = IdList | IdBits;

/** Few documents, as the list of their ids. */
export class IdList {
  /** @param list ids in ascending order, each once */
  constructor(private readonly list: Uint32Array) {}

  get size(): number {
    return this.list.length;
  }

  /** The smallest id; 0 if there is none. */
  get first(): number {
    return this.list[0] ?? 0;
  }

  /** The greatest id; 0 if there is none. */
  get last(): number {
    return this.list.at(-1) ?? 0;
  }

  get byteLength(): number {
    return this.list.byteLength;
  }

  has(id: number): boolean {
    return this.list[positionIn(this.list, id)] === id;
  }

  /** The ids in ascending order; valid until the end of the search. */
  ids(): Uint32Array {
    return this.list;
  }

  /** The set with other documents, and without some of its own. */
  changed(added: readonly number[], removed: readonly number[]): DocumentSet {
    if (added.length + removed.length === 0) return this;
    const gone = new Set(removed);
    const kept = removed.length === 0 ? this.list : this.list.filter((id) => !gone.has(id));
    return setOf(merged(kept, Uint32Array.from(added).sort()));
  }
}

/** Many documents, as bits by their ids. */
export class IdBits {
  constructor(
    private bits: Int32Array,
    private count = countBits(bits),
  ) {}

  get size(): number {
    return this.count;
  }

  /** The smallest id; 0 if there is none. */
  get first(): number {
    return firstBit(this.bits) ?? 0;
  }

  /** No id is greater. */
  get last(): number {
    return this.bits.length * WORD - 1;
  }

  get byteLength(): number {
    return this.bits.byteLength;
  }

  /** The bits by id; those beyond the last word are not set. */
  get words(): Int32Array {
    return this.bits;
  }

  has(id: number): boolean {
    return hasBit(this.bits, id);
  }

  /** The ids in ascending order; valid until the end of the search. */
  ids(): Uint32Array {
    const ids = scratch.ids(this.count);
    listBits(this.bits, ids);
    return ids;
  }

  /** The set with other documents, and without some of its own. It takes the place of this one. */
  changed(added: readonly number[], removed: readonly number[]): DocumentSet {
    const words = wordsUpTo(Math.max(0, ...added));
    if (words > this.bits.length) this.bits = enlarged(this.bits, Math.ceil(words * GROWTH));
    setBits(this.bits, added);
    clearBits(this.bits, removed);
    this.count += added.length - removed.length;
    return this;
  }
}

/** No documents. */
export const NO_DOCUMENTS: DocumentSet = new IdList(new Uint32Array(0));

/** The set of ids in ascending order, each once; valid as long as they are. */
export function setOf(ids: Uint32Array): DocumentSet {
  const words = wordsUpTo(ids.at(-1) ?? 0);
  if (!isDense(ids.length, words)) return new IdList(ids);
  const bits = new Int32Array(words);
  setBits(bits, ids);
  return new IdBits(bits, ids.length);
}

/** The set of ids in any order, in memory of its own. */
export function setOfUnordered(ids: Uint32Array): DocumentSet {
  let last = 0;
  for (const id of ids) if (id > last) last = id;
  const words = wordsUpTo(last);
  if (ids.length * WORDS_PER_SORTED < words) return new IdList(ids.sort().filter((id, at) => id !== ids[at - 1]));
  const bits = new Int32Array(words);
  setBits(bits, ids);
  return setOfOwnBits(bits);
}

/** The set of bits that nothing else uses, in the form that suits its size, in memory of its own. */
export function setOfOwnBits(bits: Int32Array): DocumentSet {
  const found = new IdBits(bits);
  return isDense(found.size, bits.length) ? found : new IdList(found.ids().slice());
}

/** The same set in memory of its own. */
export function copyOf(set: DocumentSet): DocumentSet {
  return set instanceof IdList ? new IdList(set.ids().slice()) : new IdBits(set.words.slice(), set.size);
}

/** The set of bits, in the form that suits its size; valid until the end of the search. */
export function setOfBits(bits: Int32Array): DocumentSet {
  const found = new IdBits(bits);
  return isDense(found.size, bits.length) ? found : new IdList(found.ids());
}

/** Whether bits take less memory than a list; they are combined faster, too. */
function isDense(documents: number, words: number): boolean {
  return documents > words;
}

/** An ascending list with further ids, which are ascending and not in it. */
function merged(list: Uint32Array, added: Uint32Array): Uint32Array {
  const all = new Uint32Array(list.length + added.length);
  let from = 0;
  let end = 0;
  for (const id of added) {
    const to = positionIn(list, id);
    all.set(list.subarray(from, to), end);
    end += to - from;
    all[end++] = id;
    from = to;
  }
  all.set(list.subarray(from), end);
  return all;
}
