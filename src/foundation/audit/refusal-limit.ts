/** Refusals of one caller that were not noted one by one. */
export interface SuppressedRefusals {
  readonly key: string;
  readonly count: number;
}

interface Window {
  readonly since: number;
  seen: number;
}

/** Callers that are told apart; all others share one window. */
const MOST_KEYS = 1_000;

const OTHERS = 'others';

/**
 * Keeps refusals, which anybody can cause without end, from filling the trail: so many a caller and minute are noted,
 * and the rest are counted.
 */
export class RefusalLimit {
  private readonly windows = new Map<string, Window>();

  constructor(
    /** Refusals of one caller that are noted in a window. */
    private readonly most: number,
    private readonly windowMs: number,
  ) {}

  /** Whether a refusal of the caller is to be noted by itself. */
  admits(caller: string, now: number): boolean {
    const key = this.windows.has(caller) || this.windows.size < MOST_KEYS ? caller : OTHERS;
    const window = this.windows.get(key) ?? { since: now, seen: 0 };
    this.windows.set(key, window);
    window.seen += 1;
    return window.seen <= this.most;
  }

  /** Ends windows that are over, or all; answers those in which refusals were only counted. */
  end(now: number = Infinity): readonly SuppressedRefusals[] {
    const over = [...this.windows].filter(([, { since }]) => now - since >= this.windowMs);
    for (const [key] of over) this.windows.delete(key);
    return over.flatMap(([key, { seen }]) => (seen > this.most ? [{ key, count: seen - this.most }] : []));
  }
}
