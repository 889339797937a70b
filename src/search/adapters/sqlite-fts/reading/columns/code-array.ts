type Codes = Uint8Array | Uint16Array | Uint32Array;

const LIMITS = [0xff, 0xffff] as const;

/** A growing list of small numbers, 0 if not set, using the narrowest element type that fits the largest of them. */
export class CodeArray {
  private codes: Codes = new Uint8Array(1024);

  /** The numbers by index; indices beyond its length count as 0. Valid until the next `set`. */
  get values(): Codes {
    return this.codes;
  }

  get bytes(): number {
    return this.codes.byteLength;
  }

  /** Sets the number at an index. */
  set(index: number, code: number): void {
    if (index >= this.codes.length) this.codes = copied(this.codes, roomFor(index), this.codes.BYTES_PER_ELEMENT);
    const width = code <= LIMITS[0] ? 1 : code <= LIMITS[1] ? 2 : 4;
    if (width > this.codes.BYTES_PER_ELEMENT) this.codes = copied(this.codes, this.codes.length, width);
    this.codes[index] = code;
  }
}

function roomFor(index: number): number {
  return Math.ceil((index + 1) * 1.25);
}

function copied(codes: Codes, length: number, width: number): Codes {
  const copy = width === 1 ? new Uint8Array(length) : width === 2 ? new Uint16Array(length) : new Uint32Array(length);
  copy.set(codes);
  return copy;
}
