/** Refusals of one caller that were counted instead of recorded. */
export interface SuppressedRefusals {
  readonly key: string;
  readonly count: number;
}

interface Window {
  readonly since: number;
  seen: number;
}

/** Maximum number of callers with their own window; all others share one. */
const MOST_KEYS = 1_000;

const OTHERS = 'others';

/**
 * Keeps refusals, which anybody can cause in any number, from filling the trail: a limited number per caller and minute
 * is recorded, and the rest is counted.
 */
export class RefusalLimit {
  private readonly windows = new Map<string, Window>();

  constructor(
    /** Maximum number of recorded refusals per caller and window. */
    private readonly most: number,
    private readonly windowMs: number,
  ) {}

  /** Whether a refusal of the caller is recorded individually. */
  admits(caller: string, now: number): boolean {
    const key = this.windows.has(caller) || this.windows.size < MOST_KEYS ? caller : OTHERS;
    const window = this.windows.get(key) ?? { since: now, seen: 0 };
    this.windows.set(key, window);
    window.seen += 1;
    return window.seen <= this.most;
  }

  /** Ends expired windows, or all; returns those with counted refusals. */
  end(now: number = Infinity): readonly SuppressedRefusals[] {
    const over = [...this.windows].filter(([, { since }]) => now - since >= this.windowMs);
    for (const [key] of over) this.windows.delete(key);
    return over.flatMap(([key, { seen }]) => (seen > this.most ? [{ key, count: seen - this.most }] : []));
  }
}
