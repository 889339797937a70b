/** Alignment of every piece in bytes: the size of a score. */
const ALIGNMENT = 8;

/** Largest memory that is reused, in bytes; what goes beyond is allocated for one search. */
const MOST_REUSED = 32 * 1024 * 1024;

/**
 * Memory for the intermediate results of one search, which ends before the next one begins in the same thread. Arrays
 * of this size, allocated for each search, would make the garbage collector run every few searches. Their content is
 * undefined at first.
 */
export class Scratch {
  private memory = new ArrayBuffer(0);
  private used = 0;
  private most = 0;

  /** Takes back all arrays; must be called at the beginning of a search. */
  clear(): void {
    const wanted = Math.min(this.most, MOST_REUSED);
    if (wanted > this.memory.byteLength) this.memory = new ArrayBuffer(wanted);
    this.used = 0;
    this.most = 0;
  }

  /** Takes back the arrays of a part of a search at its end, which no result of it may contain. */
  during<Result>(part: () => Result): Result {
    const before = this.used;
    try {
      return part();
    } finally {
      this.used = before;
    }
  }

  ids(length: number): Uint32Array {
    const from = this.take(length * Uint32Array.BYTES_PER_ELEMENT);
    return from === undefined ? new Uint32Array(length) : new Uint32Array(this.memory, from, length);
  }

  bits(words: number): Int32Array {
    const from = this.take(words * Int32Array.BYTES_PER_ELEMENT);
    return from === undefined ? new Int32Array(words) : new Int32Array(this.memory, from, words);
  }

  scores(length: number): Float64Array {
    const from = this.take(length * Float64Array.BYTES_PER_ELEMENT);
    return from === undefined ? new Float64Array(length) : new Float64Array(this.memory, from, length);
  }

  /** The place of a piece; undefined if the memory has no room for it. */
  private take(bytes: number): number | undefined {
    const from = this.used;
    this.used += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
    this.most = Math.max(this.most, this.used);
    return from + bytes <= this.memory.byteLength ? from : undefined;
  }
}

/** The scratch memory of this thread. */
export const scratch = new Scratch();
