import type { FindingKind } from './check-report.js';

/** The progress of a comparison. Numbers only grow. */
export class CheckTally {
  /** Entities, documents and rows with relationships to compare; undefined until they are counted. */
  itemsTotal: number | undefined;
  itemsDone = 0;
  readonly found: Record<FindingKind, number> = { missing: 0, stale: 0, orphaned: 0 };

  /** `signal` ends the comparison when it is aborted, with its reason as the error; repairs made before stay. */
  constructor(private readonly signal?: AbortSignal) {}

  /** Counts items that were compared. Throws the reason of the signal once it is aborted. */
  look(items: number): void {
    this.itemsDone += items;
    this.signal?.throwIfAborted();
  }

  /** Counts differences. */
  find(kind: FindingKind, count: number): void {
    this.found[kind] += count;
  }
}
