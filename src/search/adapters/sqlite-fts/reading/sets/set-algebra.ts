import { clearBits, setBit, setBits, wordsUpTo } from './bits.js';
import { type DocumentSet, IdList, NO_DOCUMENTS, setOfBits, WORDS_PER_SORTED } from './document-set.js';
import { scratch } from './scratch.js';

/** Size ratio of two lists from which the ids of the shorter one are searched in the longer one. Measured. */
const SEARCHED_FROM = 16;

/** Documents of any set. Like all results here, it is valid until the end of the search. */
export function union(sets: readonly DocumentSet[]): DocumentSet {
  const some = sets.filter(({ size }) => size > 0);
  const [first] = some;
  if (first === undefined) return NO_DOCUMENTS;
  if (some.length === 1) return first;
  const words = wordsUpTo(Math.max(...some.map(({ last }) => last)));
  const ids = some.reduce((sum, { size }) => sum + size, 0);
  return ids * WORDS_PER_SORTED < words ? sortedUnion(some, ids) : unionOfBits(some, words);
}

/** Documents of both sets. */
export function intersection(left: DocumentSet, right: DocumentSet): DocumentSet {
  if (left instanceof IdList) return chosen(left, right, true);
  if (right instanceof IdList) return chosen(right, left, true);
  const [bits, others] = [left.words, right.words];
  const common = scratch.bits(Math.min(bits.length, others.length));
  for (let at = 0; at < common.length; at += 1) common[at] = (bits[at] ?? 0) & (others[at] ?? 0);
  return setOfBits(common);
}

/** Documents of `left` that are not in `right`. */
export function difference(left: DocumentSet, right: DocumentSet): DocumentSet {
  if (left.size === 0 || right.size === 0) return left;
  if (left instanceof IdList) return chosen(left, right, false);
  const bits = scratch.bits(left.words.length);
  bits.set(left.words);
  if (right instanceof IdList) clearBits(bits, right.ids());
  else {
    const common = Math.min(bits.length, right.words.length);
    for (let at = 0; at < common; at += 1) bits[at] = (bits[at] ?? 0) & ~(right.words[at] ?? 0);
  }
  return setOfBits(bits);
}

/** Documents that have one of the given numbers, which are by id; ids without a number have 0. */
export function setWhere(numbers: ArrayLike<number>, isWanted: Uint8Array): DocumentSet {
  const bits = scratch.bits(wordsUpTo(numbers.length)).fill(0);
  for (let id = 0; id < numbers.length; id += 1) if (isWanted[numbers[id] ?? 0] === 1) setBit(bits, id);
  return setOfBits(bits);
}

function unionOfBits(sets: readonly DocumentSet[], words: number): DocumentSet {
  const bits = scratch.bits(words).fill(0);
  for (const set of sets) {
    if (set instanceof IdList) setBits(bits, set.ids());
    else for (let at = 0; at < set.words.length; at += 1) bits[at] = (bits[at] ?? 0) | (set.words[at] ?? 0);
  }
  return setOfBits(bits);
}

function sortedUnion(sets: readonly DocumentSet[], most: number): DocumentSet {
  const all = scratch.ids(most);
  let end = 0;
  for (const set of sets) {
    all.set(set.ids(), end);
    end += set.size;
  }
  all.sort();
  let count = 0;
  for (let at = 0; at < all.length; at += 1) if (at === 0 || all[at] !== all[at - 1]) all[count++] = all[at] ?? 0;
  return new IdList(all.subarray(0, count));
}

/** The listed documents that are in another set, or those that are not. */
function chosen(list: IdList, other: DocumentSet, areIn: boolean): DocumentSet {
  const ids = list.ids();
  const isMember = other instanceof IdList && other.size < list.size * SEARCHED_FROM ? walk(other) : undefined;
  const found = scratch.ids(ids.length);
  let count = 0;
  for (const id of ids) if ((isMember === undefined ? other.has(id) : isMember(id)) === areIn) found[count++] = id;
  return new IdList(found.subarray(0, count));
}

/** Tells whether ids are listed, which are asked for in ascending order. */
function walk(list: IdList): (id: number) => boolean {
  const ids = list.ids();
  let at = 0;
  return (id) => {
    while (at < ids.length && (ids[at] ?? 0) < id) at += 1;
    return ids[at] === id;
  };
}
