import type { DocumentSet } from './document-set.js';

/**
 * Size of all sets, in bytes: 16 to 64 MB, depending on the number of documents. The least recently used sets are
 * dropped first. Measured with 1.6 million documents: the sets of 30 searches for names take 21 MB; with 16 MB, these
 * searches take six times as long when they are repeated.
 */
const FEWEST_BYTES = 16 * 1024 * 1024;
const MOST_BYTES = 64 * 1024 * 1024;
const BYTES_PER_DOCUMENT = 40;

/** What a set takes besides its documents, in bytes. */
const SET_BYTES = 200;

/**
 * Number of documents that are read from the index in the time in which one changed document is compared with all sets.
 * Measured; a set that has missed more changes is read again.
 */
const DOCUMENTS_PER_CHANGE = 2_000;

/** Maximum number of changes that are remembered; a set that has missed an earlier one is read again. */
export const MOST_CHANGES = 1_000;

interface KeptSet {
  readonly documents: DocumentSet;
  /** Number of changes that the set has followed. */
  readonly changes: number;
  /** Its size when it was kept. */
  readonly size: number;
  readonly bytes: number;
}

/**
 * Sets of documents, because the pages of a search, searches while a text is being typed, and other searches for the
 * same words need them again. A set that has missed changes can be corrected when it is needed.
 */
export class KeptSets {
  private readonly sets = new Map<string, KeptSet>();
  /** Ids of the documents that changed last, the latest last. */
  private changed: number[] = [];
  /** Number of all changes, of which `changed` has the last ones. */
  private changes = 0;
  private bytes = 0;
  private documents = 0;
  private most = FEWEST_BYTES;

  /** Makes room for the sets of an index of some documents. */
  makeRoomFor(documents: number): void {
    this.most = Math.min(MOST_BYTES, Math.max(FEWEST_BYTES, documents * BYTES_PER_DOCUMENT));
  }

  /**
   * The set of `key`, brought up to date with `belongs`, which returns whether a document is in it now. Undefined if
   * the set must be read, because it is not kept or has missed too much, or `belongs` returns undefined.
   */
  followed(key: string, belongs: (id: number) => boolean | undefined): DocumentSet | undefined {
    const known = this.use(key);
    if (known === undefined) return undefined;
    if (known.changes === this.changes) return known.documents;
    const missed = this.missedBy(known);
    const current = missed === undefined ? undefined : corrected(known.documents, missed, belongs);
    return current === undefined ? undefined : this.keep(key, current);
  }

  /** Keeps the current set of `key`, and returns it. Later changes are made in the set itself. */
  keep(key: string, documents: DocumentSet): DocumentSet {
    this.drop(key);
    const { size, byteLength } = documents;
    this.sets.set(key, { documents, changes: this.changes, size, bytes: byteLength + SET_BYTES });
    this.bytes += byteLength + SET_BYTES;
    this.documents += size;
    for (const oldest of this.sets.keys()) {
      if (this.bytes <= this.most) break;
      this.drop(oldest);
    }
    return documents;
  }

  /** Notes changes of documents. */
  noteChanged(ids: readonly number[]): void {
    this.changes += ids.length;
    this.changed = [...this.changed, ...ids].slice(-MOST_CHANGES);
  }

  clear(): void {
    this.sets.clear();
    this.bytes = 0;
    this.documents = 0;
  }

  /** The documents that have changed since the set was correct; undefined if it is cheaper to read it again. */
  private missedBy({ changes }: KeptSet): ReadonlySet<number> | undefined {
    const count = this.changes - changes;
    if (count > this.changed.length) return undefined;
    const missed = new Set(this.changed.slice(-count));
    return missed.size * DOCUMENTS_PER_CHANGE <= this.documents ? missed : undefined;
  }

  /** The set of `key`, which becomes the most recently used one. */
  private use(key: string): KeptSet | undefined {
    const known = this.sets.get(key);
    if (known === undefined) return undefined;
    this.sets.delete(key);
    this.sets.set(key, known);
    return known;
  }

  private drop(key: string): void {
    const known = this.sets.get(key);
    if (known === undefined) return;
    this.sets.delete(key);
    this.bytes -= known.bytes;
    this.documents -= known.size;
  }
}

/** The set of exactly those of `missed` that belong to it, and of all others; undefined if that is unknown. */
function corrected(
  documents: DocumentSet,
  missed: ReadonlySet<number>,
  belongs: (id: number) => boolean | undefined,
): DocumentSet | undefined {
  const added: number[] = [];
  const removed: number[] = [];
  for (const id of missed) {
    const isMember = belongs(id);
    if (isMember === undefined) return undefined;
    if (isMember !== documents.has(id)) (isMember ? added : removed).push(id);
  }
  return documents.changed(added, removed);
}
