import type { AuditEntry } from './audit-event.js';

/** Receives the entries of a buffer. */
export interface EntrySink {
  /** Stores all entries, or none. */
  store(entries: readonly AuditEntry[]): Promise<void>;
  /** Receives entries that exceed the limit while nothing can be stored. */
  overflow(entries: readonly AuditEntry[]): void;
  /** Called when storing fails, once until it succeeds again. */
  failed(error: unknown): void;
}

/** Limits of a buffer. */
export interface BufferLimits {
  /** Number of waiting entries that are stored without a pause. */
  readonly groupSize: number;
  /** Maximum number of entries that are stored together. */
  readonly mostStored: number;
  /** Maximum number of waiting entries. */
  readonly mostWaiting: number;
  /** Milliseconds that an entry waits for others; important ones do not wait. */
  readonly pauseMs: number;
  /** Milliseconds before a retry, doubled each time up to the second value. */
  readonly retryMs: readonly [first: number, longest: number];
}

/** Buffers entries and stores them in groups. Never exceeds its limit and never blocks callers. */
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

  /** Number of waiting entries. */
  get size(): number {
    return this.waiting.length;
  }

  /** Adds an entry. */
  add(entry: AuditEntry, important: boolean): void {
    this.waiting.push(entry);
    if (this.waiting.length > this.limits.mostWaiting) this.makeRoom();
    if (this.failures > 0) return;
    this.schedule(important || this.waiting.length >= this.limits.groupSize ? 0 : this.limits.pauseMs);
  }

  /** Stores the waiting entries, as far as possible now. */
  async flush(): Promise<void> {
    this.cancel();
    this.storing ??= this.drain().finally(() => {
      this.storing = undefined;
    });
    await this.storing;
  }

  /** Stores the waiting entries; those that cannot be stored overflow. */
  async close(): Promise<void> {
    await this.flush();
    if (this.waiting.length > 0) await this.flush();
    this.cancel();
    if (this.waiting.length > 0) this.sink.overflow(this.waiting.splice(0));
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) {
      const group = this.waiting.splice(0, this.limits.mostStored);
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
