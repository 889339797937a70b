import { setTimeout as pause } from 'node:timers/promises';
import { SharedRefresh } from '../../../foundation/common/shared-refresh.js';
import { within } from '../../../foundation/common/within.js';

/**
 * Most documents that an index is given within a refresh interval for searches to have it refreshed. Whoever writes
 * more is loading data: refreshing for each search would slow that down, and the engine does it soon.
 */
const MOST_DOCUMENTS = 100;

/** Milliseconds for which a search waits for a refresh, at most. */
const PATIENCE_MS = 1_000;

/** Milliseconds between two refreshes that searches ask for, at least. */
const PAUSE_MS = 50;

/** What one index was given. Times in milliseconds. */
interface Recent {
  /** Beginning of the interval in which documents are counted. */
  readonly countedFrom: number;
  readonly documents: number;
  /** When it was last given something that no refresh has shown since; undefined = never. */
  writtenAt: number | undefined;
}

/**
 * Lets searches show what this process wrote a moment before, which a server shows only after its refresh interval: the
 * indices in question are refreshed first, unless they are being loaded. Searches that come together share one refresh,
 * and searches of indices that nothing was written to ask for none.
 */
export class FreshReads {
  private readonly recent = new Map<string, Recent>();
  private readonly refreshes = new SharedRefresh(() => this.refreshWritten());
  private refreshedAt = 0;
  private underWay: readonly string[] = [];

  /**
   * @param refresh makes visible what indices hold
   * @param intervalMs after which the engine does so by itself
   */
  constructor(
    private readonly refresh: (indices: readonly string[]) => Promise<void>,
    private readonly intervalMs: number,
  ) {}

  /** Notes that an index was given a document. */
  note(index: string): void {
    const now = performance.now();
    const known = this.recent.get(index);
    const { countedFrom, documents } =
      known !== undefined && now - known.countedFrom <= this.intervalMs ? known : { countedFrom: now, documents: 0 };
    this.recent.set(index, { countedFrom, documents: documents + 1, writtenAt: now });
  }

  /**
   * Resolves when searches of `indices` show what was noted of them before, or after a second. A refresh that fails is
   * passed over: the search meets the same engine.
   */
  async ready(indices: readonly string[]): Promise<void> {
    if (!indices.some((index) => this.underWay.includes(index) || this.isBehind(this.recent.get(index)))) return;
    await within(PATIENCE_MS, this.refreshes.run());
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
