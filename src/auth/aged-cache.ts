import type { Clock } from '../foundation/common/clock.js';

/** How an `AgedCache` behaves. */
export interface AgedCacheOptions<Value> {
  readonly clock: Clock;
  /** Milliseconds after which a value is loaded again; `Infinity` keeps it until it is invalidated. */
  readonly maxAgeMs: number;
  /** Milliseconds after which a value that is asked for is loaded anew beside the questions; never when absent. */
  readonly refreshAfterMs?: number;
  /** Values kept; the ones loaded first go first. */
  readonly maxEntries: number;
  readonly load: (key: string) => Promise<Value>;
}

interface Entry<Value> {
  readonly loading: Promise<Value>;
  /** Set when `loading` is done, so that a hit costs no microtask. */
  loaded?: { readonly value: Value; readonly at: number };
  /** A newer value is on its way. */
  isRefreshing?: boolean;
}

/**
 * Values loaded by key and kept for a while. Questions asked at the same time share one load. A value whose load began
 * before an invalidation is never answered to a question asked after it. Failed loads are not kept.
 */
export class AgedCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();

  constructor(private readonly options: AgedCacheOptions<Value>) {}

  /** The value of `key`, at most `maxAgeMs` old; a plain value when it is at hand. */
  get(key: string): Value | Promise<Value> {
    const entry = this.entries.get(key);
    if (entry === undefined) return this.load(key);
    if (entry.loaded === undefined) return entry.loading;
    const { maxAgeMs, refreshAfterMs = Infinity } = this.options;
    const age = this.options.clock.elapsed() - entry.loaded.at;
    if (age >= maxAgeMs) return this.load(key);
    if (age >= refreshAfterMs && entry.isRefreshing !== true) void this.refresh(key, entry);
    return entry.loaded.value;
  }

  /** Forgets one value. */
  invalidate(key: string): void {
    this.entries.delete(key);
  }

  /** Forgets every value. */
  clear(): void {
    this.entries.clear();
  }

  private async load(key: string): Promise<Value> {
    const at = this.options.clock.elapsed();
    const entry: Entry<Value> = { loading: this.options.load(key) };
    this.entries.delete(key);
    this.entries.set(key, entry);
    this.trim();
    try {
      const value = await entry.loading;
      entry.loaded = { value, at };
      return value;
    } catch (error) {
      if (this.entries.get(key) === entry) this.entries.delete(key);
      throw error;
    }
  }

  /** What was invalidated meanwhile is gone with its entry. A load that fails leaves the value until it is too old. */
  private async refresh(key: string, entry: Entry<Value>): Promise<void> {
    const at = this.options.clock.elapsed();
    entry.isRefreshing = true;
    try {
      entry.loaded = { value: await this.options.load(key), at };
    } catch {
      return;
    } finally {
      entry.isRefreshing = false;
    }
  }

  private trim(): void {
    if (this.entries.size <= this.options.maxEntries) return;
    const [oldest] = this.entries.keys();
    if (oldest !== undefined) this.entries.delete(oldest);
  }
}
