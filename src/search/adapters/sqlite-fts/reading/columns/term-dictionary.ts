/** Numbers of terms: sorted terms packed into one buffer, and terms added later. */
export class TermDictionary {
  private readonly bytes: Buffer;
  private readonly offsets: Uint32Array;
  private readonly added: string[] = [];
  private readonly addedNumbers = new Map<string, number>();

  /** `sorted` is ordered by the terms' bytes, without duplicates. */
  constructor(sorted: readonly string[]) {
    this.bytes = Buffer.from(sorted.join(''), 'utf8');
    this.offsets = new Uint32Array(sorted.length + 1);
    let offset = 0;
    sorted.forEach((term, number) => {
      offset += Buffer.byteLength(term, 'utf8');
      this.offsets[number + 1] = offset;
    });
  }

  get size(): number {
    return this.sortedSize + this.added.length;
  }

  /** Number of leading terms that are in order. */
  get sortedSize(): number {
    return this.offsets.length - 1;
  }

  /** Approximate memory use of the terms, in bytes. */
  get byteLength(): number {
    return this.bytes.length + this.offsets.byteLength + this.added.length * 150;
  }

  /** The term with a number. */
  term(number: number): string {
    if (number >= this.sortedSize) return this.added[number - this.sortedSize] ?? '';
    return this.bytes.toString('utf8', this.offsets[number], this.offsets[number + 1]);
  }

  /** Whether a term is among the sorted ones and has none of the bytes for which `test` holds. */
  isSortedWithout(number: number, test: (byte: number) => boolean): boolean {
    if (number >= this.sortedSize) return false;
    const end = this.offsets[number + 1] ?? 0;
    for (let at = this.offsets[number] ?? 0; at < end; at += 1) if (test(this.bytes[at] ?? 0)) return false;
    return true;
  }

  /** The number of a term; undefined for an unknown one. */
  find(term: string): number | undefined {
    const added = this.addedNumbers.get(term);
    if (added !== undefined) return added;
    const wanted = Buffer.from(term, 'utf8');
    let low = 0;
    let high = this.sortedSize - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const order = wanted.compare(this.bytes, this.offsets[middle] ?? 0, this.offsets[middle + 1] ?? 0);
      if (order === 0) return middle;
      if (order < 0) high = middle - 1;
      else low = middle + 1;
    }
    return undefined;
  }

  /** The number of a term, assigning one to an unknown term. */
  findOrAdd(term: string): number {
    const known = this.find(term);
    if (known !== undefined) return known;
    const number = this.size;
    this.added.push(term);
    this.addedNumbers.set(term, number);
    return number;
  }
}
