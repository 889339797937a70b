/** Bytes before the slots of a page; the first one is the size of a slot. */
const HEADER = 8;
const SMALL_SLOT = 4;
const LARGE_SLOT = 8;

/**
 * The documents that a page of tombstones lists, which are no longer in a segment: the page is a part of a hash table,
 * whose slots contain an id each, and 0 if they are free.
 */
export function* tombstonesOn(page: Buffer): Generator<number> {
  const size = page[0] === SMALL_SLOT ? SMALL_SLOT : LARGE_SLOT;
  for (let end = HEADER + size; end <= page.length; end += size) {
    const id = page.readUInt32BE(end - SMALL_SLOT);
    if (id > 0) yield id;
  }
}
