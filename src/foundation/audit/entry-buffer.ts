import type { AuditEntry } from './audit-event.js';

/** Where entries go. */
export interface EntrySink {
  /** Stores entries, all or none. */
  store(entries: readonly AuditEntry[]): Promise<void>;
  /** Hears of entries that found no room while nothing could be stored. */
  overflow(entries: readonly AuditEntry[]): void;
  /** Hears that storing failed, once until it works again. */
  failed(error: unknown): void;
}

/** How entries wait. */
export interface BufferLimits {
  /** Entries stored by one statement. */
  readonly groupSize: number;
  /** Entries that wait at most. */
  readonly mostWaiting: number;
  /** Milliseconds for which an entry waits for others; important ones do not. */
  readonly pauseMs: number;
  /** Milliseconds until storing is tried again, doubled each time up to the second. */
  readonly retryMs: readonly [first: number, longest: number];
}

/** Entries that are about to be stored, in groups. It never holds more than its limit and never makes anybody wait. */
export class EntryBuffer {
  private waiting: AuditEntry[] = [];
  private timer: NodeJS.Timeout | undefined;
  private dueAt = Infinity;
  private storing: Promise<void> | undefined;
  private failures = 0;

  constructor(
    private readonly sink: EntrySink,
    private readonly limits: BufferLimits,
  ) {}

  /** Entries that wait. */
  get size(): number {
    return this.waiting.length;
  }

  /** Takes an entry. */
  add(entry: AuditEntry, important: boolean): void {
    this.waiting.push(entry);
    if (this.waiting.length > this.limits.mostWaiting) this.makeRoom();
    if (this.failures > 0) return;
    this.schedule(important || this.waiting.length >= this.limits.groupSize ? 0 : this.limits.pauseMs);
  }

  /** Stores what waits, as far as that works now. */
  async flush(): Promise<void> {
    this.cancel();
    this.storing ??= this.drain().finally(() => {
      this.storing = undefined;
    });
    await this.storing;
  }

  /** Stores what waits; what cannot be stored overflows. */
  async close(): Promise<void> {
    await this.flush();
    if (this.waiting.length > 0) await this.flush();
    this.cancel();
    if (this.waiting.length > 0) this.sink.overflow(this.waiting.splice(0));
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) {
      const group = this.waiting.splice(0, this.limits.groupSize);
      try {
        await this.sink.store(group);
        this.failures = 0;
      } catch (error) {
        this.putBack(group, error);
        return;
      }
    }
  }

  private putBack(group: readonly AuditEntry[], error: unknown): void {
    this.waiting.unshift(...group);
    if (this.waiting.length > this.limits.mostWaiting) this.makeRoom();
    if (this.failures === 0) this.sink.failed(error);
    const [first, longest] = this.limits.retryMs;
    this.schedule(Math.min(first * 2 ** this.failures, longest));
    this.failures += 1;
  }

  private makeRoom(): void {
    this.sink.overflow(this.waiting.splice(0, this.limits.groupSize));
  }

  private schedule(delayMs: number): void {
    const dueAt = performance.now() + delayMs;
    if (this.timer !== undefined && this.dueAt <= dueAt) return;
    this.cancel();
    this.dueAt = dueAt;
    this.timer = setTimeout(() => void this.flush(), delayMs).unref();
  }

  private cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.dueAt = Infinity;
  }
}
