/** Reads numbers in SQLite's variable-length format, seven bits per byte and the highest first, one after the other. */
export class Varints {
  constructor(
    private readonly bytes: Uint8Array,
    /** Where the next number begins. */
    public at: number,
  ) {}

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  /** The next number, which must be less than 2^53. */
  next(): number {
    let value = 0;
    for (;;) {
      const byte = this.bytes[this.at++] ?? 0;
      value = value * 0x80 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  }
}
