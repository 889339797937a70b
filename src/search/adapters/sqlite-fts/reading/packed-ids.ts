/** A number of seven bits takes one byte; longer ones take several, all but the last with this bit. */
const CONTINUES = 0x80;
const BITS = 7;
const MOST_BYTES_EACH = 5;

/** Ascending ids, as the distances between them: the ids of a common word take one byte each. */
export class PackedIds {
  private constructor(
    private readonly bytes: Uint8Array,
    private readonly count: number,
  ) {}

  static of(ids: Uint32Array): PackedIds {
    const bytes = new Uint8Array(ids.length * MOST_BYTES_EACH);
    let end = 0;
    let before = 0;
    for (const id of ids) {
      let rest = id - before;
      for (; rest >= CONTINUES; rest >>>= BITS) bytes[end++] = (rest & (CONTINUES - 1)) | CONTINUES;
      bytes[end++] = rest;
      before = id;
    }
    return new PackedIds(bytes.slice(0, end), ids.length);
  }

  get byteLength(): number {
    return this.bytes.length;
  }

  ids(): Uint32Array {
    const { bytes } = this;
    const ids = new Uint32Array(this.count);
    let id = 0;
    let from = 0;
    for (let at = 0; at < ids.length; at += 1) {
      let byte = bytes[from++] ?? 0;
      let distance = byte & (CONTINUES - 1);
      for (let shift = BITS; byte >= CONTINUES; shift += BITS) {
        byte = bytes[from++] ?? 0;
        distance |= (byte & (CONTINUES - 1)) << shift;
      }
      id += distance >>> 0;
      ids[at] = id;
    }
    return ids;
  }
}
