/**
 * Maximum size of all lists, in ids. The least recently used ones are dropped first. A list counts `LIST_COST` more than
 * its ids.
 */
const MOST_KEPT = 4_000_000;
const LIST_COST = 50;

/**
 * Number of ids that are read from the index in the time in which one changed document is compared with the lists.
 * Measured; if more documents change, it is cheaper to read the lists again.
 */
const IDS_PER_CHANGE = 2_000;

/** Maximum number of changes that are remembered for lists which have not followed them yet. */
const MOST_CHANGES = 1_000;

interface KeptList {
  readonly ids: Uint32Array;
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
  private size = 0;

  /**
   * The list of `key`, brought up to date with `belongs`, which tells whether a document is in it now. Undefined if the
   * list must be read, because it is not kept, or `belongs` cannot tell.
   */
  followed(key: string, belongs: (id: number) => boolean | undefined): Uint32Array | undefined {
    const known = this.use(key);
    if (known === undefined || known.changes === this.changed.length) return known?.ids;
    const missed = [...new Set(this.changed.slice(known.changes))];
    const ids = corrected(known.ids, missed, belongs);
    return ids && this.keep(key, ids);
  }

  /** Keeps the current list of `key`, and returns it. */
  keep(key: string, ids: Uint32Array): Uint32Array {
    this.drop(key);
    this.lists.set(key, { ids, changes: this.changed.length });
    this.size += costOf(ids);
    for (const oldest of this.lists.keys()) {
      if (this.size <= MOST_KEPT) break;
      this.drop(oldest);
    }
    return ids;
  }

  /** Notes changes of documents. False if the lists cannot follow them and must be cleared. */
  noteChanged(ids: readonly number[]): boolean {
    if (ids.length * IDS_PER_CHANGE > this.size || this.changed.length + ids.length > MOST_CHANGES) return false;
    this.changed.push(...ids);
    return true;
  }

  clear(): void {
    this.lists.clear();
    this.size = 0;
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
    this.size -= costOf(known.ids);
  }
}

function costOf(ids: Uint32Array): number {
  return ids.length + LIST_COST;
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
    const isThere = list[positionOf(list, id)] === id;
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

/** The first position in an ascending list with `id` or a greater one. */
function positionOf(list: Uint32Array, id: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** An ascending list with further ids, which are ascending and not in it. */
function merged(list: Uint32Array, added: readonly number[]): Uint32Array {
  const all = new Uint32Array(list.length + added.length);
  let from = 0;
  let end = 0;
  for (const id of added) {
    const to = positionOf(list, id);
    all.set(list.subarray(from, to), end);
    end += to - from;
    all[end] = id;
    end += 1;
    from = to;
  }
  all.set(list.subarray(from), end);
  return all;
}
