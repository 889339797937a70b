import { positionIn } from './ascending-ids.js';
import { PackedIds } from './packed-ids.js';

/**
 * Size of all lists, in bytes: 16 to 64 MB, depending on the number of documents. The least recently used lists are
 * dropped first. Measured with 1.6 million documents: with 16 MB, most searches for a name read lists of frequent words
 * again, and take 1.4 to 1.7 times as long.
 */
const FEWEST_BYTES = 16 * 1024 * 1024;
const MOST_BYTES = 64 * 1024 * 1024;
const BYTES_PER_DOCUMENT = 40;

/** What a list takes besides its ids, in bytes. */
const LIST_BYTES = 200;

/** Number of ids from which a list is packed: an index of millions of documents has many such lists. */
const PACKED_FROM = 65_536;

/**
 * Size of the lists that are read from the index in the time in which one changed document is compared with them, in
 * bytes. Measured; if more documents change, it is cheaper to read the lists again.
 */
const BYTES_PER_CHANGE = 8_000;

/** Maximum number of changes that are remembered for lists which have not followed them yet. */
const MOST_CHANGES = 1_000;

interface KeptList {
  readonly ids: Uint32Array | PackedIds;
  /** Number of changes that the list has followed. */
  readonly changes: number;
}

/**
 * Lists of document ids, because the pages of a search, searches while a text is being typed, and other searches for
 * the same words need them again. A list that has missed changes can be corrected when it is needed.
 */
export class KeptLists {
  private readonly lists = new Map<string, KeptList>();
  /** Ids of the changed documents, the latest last. */
  private changed: number[] = [];
  private bytes = 0;
  private most = FEWEST_BYTES;

  /** Makes room for the lists of an index of some documents. */
  makeRoomFor(documents: number): void {
    this.most = Math.min(MOST_BYTES, Math.max(FEWEST_BYTES, documents * BYTES_PER_DOCUMENT));
  }

  /**
   * The list of `key`, brought up to date with `belongs`, which tells whether a document is in it now. Undefined if the
   * list must be read, because it is not kept, or `belongs` cannot tell.
   */
  followed(key: string, belongs: (id: number) => boolean | undefined): Uint32Array | undefined {
    const known = this.use(key);
    if (known === undefined) return undefined;
    const ids = known.ids instanceof PackedIds ? known.ids.ids() : known.ids;
    if (known.changes === this.changed.length) return ids;
    const missed = [...new Set(this.changed.slice(known.changes))];
    const current = corrected(ids, missed, belongs);
    if (current === undefined) return undefined;
    if (current !== ids) return this.keep(key, current);
    this.lists.set(key, { ids: known.ids, changes: this.changed.length });
    return ids;
  }

  /** Keeps the current list of `key`, and returns it. */
  keep(key: string, ids: Uint32Array): Uint32Array {
    this.drop(key);
    const list = { ids: ids.length < PACKED_FROM ? ids : PackedIds.of(ids), changes: this.changed.length };
    this.lists.set(key, list);
    this.bytes += bytesOf(list);
    for (const oldest of this.lists.keys()) {
      if (this.bytes <= this.most) break;
      this.drop(oldest);
    }
    return ids;
  }

  /** Notes changes of documents. False if the lists cannot follow them and must be cleared. */
  noteChanged(ids: readonly number[]): boolean {
    if (ids.length * BYTES_PER_CHANGE > this.bytes || this.changed.length + ids.length > MOST_CHANGES) return false;
    this.changed.push(...ids);
    return true;
  }

  clear(): void {
    this.lists.clear();
    this.bytes = 0;
    this.changed = [];
  }

  /** The list of `key`, which becomes the most recently used one. */
  private use(key: string): KeptList | undefined {
    const known = this.lists.get(key);
    if (known === undefined) return undefined;
    this.lists.delete(key);
    this.lists.set(key, known);
    return known;
  }

  private drop(key: string): void {
    const known = this.lists.get(key);
    if (known === undefined) return;
    this.lists.delete(key);
    this.bytes -= bytesOf(known);
  }
}

function bytesOf({ ids }: KeptList): number {
  return ids.byteLength + LIST_BYTES;
}

/** A list that contains exactly those of `missed` that belong to it; undefined if that is unknown of any of them. */
function corrected(
  list: Uint32Array,
  missed: readonly number[],
  belongs: (id: number) => boolean | undefined,
): Uint32Array | undefined {
  const added: number[] = [];
  const removed = new Set<number>();
  for (const id of missed) {
    const isThere = list[positionIn(list, id)] === id;
    const isMember = belongs(id);
    if (isMember === undefined) return undefined;
    if (isMember && !isThere) added.push(id);
    if (!isMember && isThere) removed.add(id);
  }
  const kept = removed.size === 0 ? list : list.filter((id) => !removed.has(id));
  return added.length === 0
    ? kept
    : merged(
        kept,
        added.sort((left, right) => left - right),
      );
}

/** An ascending list with further ids, which are ascending and not in it. */
function merged(list: Uint32Array, added: readonly number[]): Uint32Array {
  const all = new Uint32Array(list.length + added.length);
  let from = 0;
  let end = 0;
  for (const id of added) {
    const to = positionIn(list, id);
    all.set(list.subarray(from, to), end);
    end += to - from;
    all[end] = id;
    end += 1;
    from = to;
  }
  all.set(list.subarray(from), end);
  return all;
}
