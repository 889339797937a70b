import { setTimeout as pause } from 'node:timers/promises';
import { SharedRefresh } from '../../../foundation/concurrency/shared-refresh.js';
import { within } from '../../../foundation/concurrency/within.js';
import { Notice, OneProcess, type Workers } from '../../../foundation/workers/index.js';

/**
 * Maximum number of documents per refresh interval for which searches trigger a refresh. A higher write rate means a
 * bulk load, which a refresh for each search would slow down; the engine refreshes soon anyway.
 */
const MOST_DOCUMENTS = 100;

/** Maximum time that a search waits for a refresh, in milliseconds. */
const PATIENCE_MS = 1_000;

/** Minimum time between two refreshes triggered by searches, in milliseconds. */
const PAUSE_MS = 50;

/** Documents that a worker has written, by index. */
const WRITTEN = new Notice<Readonly<Record<string, number>>>('documents written');

/** Recent writes to an index. Times in milliseconds. */
interface Recent {
  /** Start of the interval in which documents are counted. */
  readonly countedFrom: number;
  readonly documents: number;
  /** Time of the last write that no refresh has made visible yet; undefined = none. */
  writtenAt: number | undefined;
}

/**
 * Makes recent writes of this replica, by any of its workers, visible to searches, which a server does only after its
 * refresh interval. Before a search, the written indices are refreshed, unless a bulk load is in progress. Concurrent
 * searches share one refresh; searches of indices without recent writes trigger none.
 */
export class FreshReads {
  private readonly recent = new Map<string, Recent>();
  private readonly refreshes = new SharedRefresh(() => this.refreshWritten());
  private refreshedAt = 0;
  private underWay: readonly string[] = [];

  /**
   * @param refresh makes the content of indices visible
   * @param intervalMs the engine's own refresh interval in milliseconds
   */
  constructor(
    private readonly refresh: (indices: readonly string[]) => Promise<void>,
    private readonly intervalMs: number,
    private readonly workers: Workers = new OneProcess(),
  ) {
    workers.onTold(WRITTEN, (counts) => this.noteAll(counts));
  }

  /** Records documents written to indices, one per item. Resolves when every worker has recorded them. */
  async noteWritten(indices: readonly string[]): Promise<void> {
    const counts: Record<string, number> = {};
    for (const index of indices) counts[index] = (counts[index] ?? 0) + 1;
    this.noteAll(counts);
    if (indices.length > 0) await this.workers.tell(WRITTEN, counts);
  }

  /** Records a write of `count` documents to an index by this worker or another one. */
  note(index: string, count = 1): void {
    const now = performance.now();
    const known = this.recent.get(index);
    const { countedFrom, documents } =
      known !== undefined && now - known.countedFrom <= this.intervalMs ? known : { countedFrom: now, documents: 0 };
    this.recent.set(index, { countedFrom, documents: documents + count, writtenAt: now });
  }

  /**
   * Resolves when the recorded writes to `indices` are visible, or after a second. A failed refresh is ignored, because
   * the search uses the same engine.
   */
  async ready(indices: readonly string[]): Promise<void> {
    if (!indices.some((index) => this.underWay.includes(index) || this.isBehind(this.recent.get(index)))) return;
    await within(PATIENCE_MS, this.refreshes.run());
  }

  private noteAll(counts: Readonly<Record<string, number>>): void {
    for (const [index, count] of Object.entries(counts)) this.note(index, count);
  }

  private behind(): readonly (readonly [string, Recent])[] {
    return [...this.recent].filter(([, known]) => this.isBehind(known));
  }

  private isBehind(known: Recent | undefined): boolean {
    if (known?.writtenAt === undefined || known.documents > MOST_DOCUMENTS) return false;
    return performance.now() - known.writtenAt <= this.intervalMs;
  }

  private async refreshWritten(): Promise<void> {
    if (this.behind().length === 0) return;
    const wait = this.refreshedAt + PAUSE_MS - performance.now();
    if (wait > 0) await pause(wait);
    const behind = this.behind();
    for (const [, known] of behind) known.writtenAt = undefined;
    this.underWay = behind.map(([index]) => index);
    try {
      if (this.underWay.length > 0) await this.refresh(this.underWay);
    } finally {
      this.underWay = [];
      this.refreshedAt = performance.now();
    }
  }
}
