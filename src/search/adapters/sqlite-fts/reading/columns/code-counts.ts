import { scratch } from '../sets/scratch.js';

/** Codes per document from which they are sorted instead of counted in a list of all codes. Measured. */
const SORTED_FROM = 16;

/** Codes in ascending order, with the number of documents that have them. */
export interface CodeCounts {
  readonly codes: Uint32Array;
  readonly counts: Uint32Array;
}

/**
 * Counts the codes of documents, one each, which are below `limit`; 0 is left out. It may change the order of `codes`.
 */
export function countCodes(codes: Uint32Array, limit: number): CodeCounts {
  return codes.length * SORTED_FROM < limit ? fewCounted(codes.sort()) : allCounted(codes, limit);
}

function allCounted(codes: Uint32Array, limit: number): CodeCounts {
  const counts = scratch.ids(limit).fill(0);
  for (let at = 0; at < codes.length; at += 1) counts[codes[at] ?? 0] = (counts[codes[at] ?? 0] ?? 0) + 1;
  const found = new Found(Math.min(limit, codes.length));
  for (let code = 1; code < limit; code += 1) if (counts[code] !== 0) found.add(code, counts[code] ?? 0);
  return found.counts();
}

function fewCounted(sorted: Uint32Array): CodeCounts {
  const found = new Found(sorted.length);
  for (let from = 0, to = 1; to <= sorted.length; to += 1) {
    const code = sorted[from] ?? 0;
    if (sorted[to] === code) continue;
    if (code !== 0) found.add(code, to - from);
    from = to;
  }
  return found.counts();
}

class Found {
  private readonly codes: Uint32Array;
  private readonly numbers: Uint32Array;
  private size = 0;

  constructor(most: number) {
    this.codes = scratch.ids(most);
    this.numbers = scratch.ids(most);
  }

  add(code: number, count: number): void {
    this.codes[this.size] = code;
    this.numbers[this.size] = count;
    this.size += 1;
  }

  counts(): CodeCounts {
    return { codes: this.codes.subarray(0, this.size), counts: this.numbers.subarray(0, this.size) };
  }
}
