import type { Clock } from '../foundation/common/clock.js';

/** Options of an `AgedCache`. */
export interface AgedCacheOptions<Value> {
  readonly clock: Clock;
  /** Milliseconds after which a value is loaded again; `Infinity` keeps it until it is invalidated. */
  readonly maxAgeMs: number;
  /** Milliseconds after which a requested value is reloaded in the background; never if absent. */
  readonly refreshAfterMs?: number;
  /** Maximum number of values; those loaded first are dropped first. */
  readonly maxEntries: number;
  readonly load: (key: string) => Promise<Value>;
}

interface Entry<Value> {
  readonly loading: Promise<Value>;
  /** Set when `loading` is done, so that a hit costs no microtask. */
  loaded?: { readonly value: Value; readonly at: number };
  /** Whether a newer value is being loaded. */
  isRefreshing?: boolean;
}

/**
 * A cache of values by key with a maximum age. Concurrent requests share one load. A value whose load began before an
 * invalidation is never returned after it. Failed loads are not cached.
 */
export class AgedCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();

  constructor(private readonly options: AgedCacheOptions<Value>) {}

  /** The value of `key`, at most `maxAgeMs` old; a plain value if it is cached. */
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

  /** Invalidates one value. */
  invalidate(key: string): void {
    this.entries.delete(key);
  }

  /** Invalidates every value. */
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

  /** An invalidation meanwhile removes the entry. After a failed load, the value stays until its maximum age. */
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
