/** Number of bits of a word. */
export const WORD = 32;

/** Number of words that have a bit for each id up to `last`. */
export function wordsUpTo(last: number): number {
  return (last >>> 5) + 1;
}

/** Whether the bit of `id` is set; ids beyond the words have none. */
export function hasBit(words: Int32Array, id: number): boolean {
  return (((words[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1;
}

/** Sets the bit of `id`, which the words must have. */
export function setBit(words: Int32Array, id: number): void {
  words[id >>> 5] = (words[id >>> 5] ?? 0) | (1 << (id & 31));
}

/** Sets the bits of `ids`, which the words must have. */
export function setBits(words: Int32Array, ids: ArrayLike<number>): void {
  for (let at = 0; at < ids.length; at += 1) setBit(words, ids[at] ?? 0);
}

/** Clears the bits of `ids`, as far as the words have them. */
export function clearBits(words: Int32Array, ids: ArrayLike<number>): void {
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    if (id >>> 5 < words.length) words[id >>> 5] = (words[id >>> 5] ?? 0) & ~(1 << (id & 31));
  }
}

/** A copy with more words. */
export function enlarged(words: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(words);
  return larger;
}

/** Number of bits that are set. */
export function countBits(words: Int32Array): number {
  let count = 0;
  for (let at = 0; at < words.length; at += 1) count += bitsOf(words[at] ?? 0);
  return count;
}

/** Number of bits of one word, added up in parallel in fields of 2, 4 and 8 bits. */
function bitsOf(word: number): number {
  let sums = word - ((word >>> 1) & 0x55555555);
  sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333);
  sums = (sums + (sums >>> 4)) & 0x0f0f0f0f;
  return Math.imul(sums, 0x01010101) >>> 24;
}

/** The smallest id whose bit is set; undefined if none is. */
export function firstBit(words: Int32Array): number | undefined {
  const at = words.findIndex((word) => word !== 0);
  const word = words[at] ?? 0;
  return word === 0 ? undefined : at * WORD + (WORD - 1) - Math.clz32(word & -word);
}

/** Writes the ids of the set bits to `ids`, in ascending order. */
export function listBits(words: Int32Array, ids: Uint32Array): void {
  let end = 0;
  for (let at = 0; at < words.length; at += 1) {
    let rest = words[at] ?? 0;
    while (rest !== 0) {
      ids[end++] = at * WORD + (WORD - 1) - Math.clz32(rest & -rest);
      rest &= rest - 1;
    }
  }
}
