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
 * Number of documents that are read from the index in the time in which one changed document is compared with the sets.
 * Measured; if more documents change, it is cheaper to read the sets again.
 */
const DOCUMENTS_PER_CHANGE = 2_000;

/** Maximum number of changes that are remembered for sets which have not followed them yet. */
const MOST_CHANGES = 1_000;

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
  /** Ids of the changed documents, the latest last. */
  private changed: number[] = [];
  private bytes = 0;
  private documents = 0;
  private most = FEWEST_BYTES;

  /** Makes room for the sets of an index of some documents. */
  makeRoomFor(documents: number): void {
    this.most = Math.min(MOST_BYTES, Math.max(FEWEST_BYTES, documents * BYTES_PER_DOCUMENT));
  }

  /**
   * The set of `key`, brought up to date with `belongs`, which tells whether a document is in it now. Undefined if the
   * set must be read, because it is not kept, or `belongs` cannot tell.
   */
  followed(key: string, belongs: (id: number) => boolean | undefined): DocumentSet | undefined {
    const known = this.use(key);
    if (known === undefined) return undefined;
    if (known.changes === this.changed.length) return known.documents;
    const missed = new Set(this.changed.slice(known.changes));
    const current = corrected(known.documents, missed, belongs);
    return current === undefined ? undefined : this.keep(key, current);
  }

  /** Keeps the current set of `key`, and returns it. Later changes are made in the set itself. */
  keep(key: string, documents: DocumentSet): DocumentSet {
    this.drop(key);
    const { size, byteLength } = documents;
    this.sets.set(key, { documents, changes: this.changed.length, size, bytes: byteLength + SET_BYTES });
    this.bytes += byteLength + SET_BYTES;
    this.documents += size;
    for (const oldest of this.sets.keys()) {
      if (this.bytes <= this.most) break;
      this.drop(oldest);
    }
    return documents;
  }

  /** Notes changes of documents. False if the sets cannot follow them and must be cleared. */
  noteChanged(ids: readonly number[]): boolean {
    const isWorthwhile = ids.length * DOCUMENTS_PER_CHANGE <= this.documents;
    if (!isWorthwhile || this.changed.length + ids.length > MOST_CHANGES) return false;
    this.changed.push(...ids);
    return true;
  }

  clear(): void {
    this.sets.clear();
    this.bytes = 0;
    this.documents = 0;
    this.changed = [];
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
