import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EngineState } from './engine-state.js';
import { WaitingUrns } from './waiting-urns.js';

/** Entities of one batch. */
const BATCH = 200;

/**
 * How long writes without a waiting caller are gathered, so that an entity that is written often is projected once, in
 * milliseconds.
 */
const GATHER_MS = 500;

/**
 * Follows the writes of this process: projects committed writes in the background. What fails for another reason than
 * an outage is left to those who follow SQL, where it counts as behind.
 */
export class WriteFollower {
  private readonly waiting = new WaitingUrns();
  private readonly running = new Set<Promise<void>>();
  private othersDue = 0;
  private timer: NodeJS.Timeout | undefined;
  private isWaking = false;

  constructor(
    private readonly project: (urns: readonly string[]) => Promise<void>,
    private readonly engine: EngineState,
    /** Batches that run at once. */
    private readonly workers: number,
    /** Whether an error of `project` says that no other batch can be projected now either. */
    private readonly isOutage: (error: unknown) => boolean,
  ) {}

  /** Projects `urns` soon. */
  follow(urns: readonly string[]): void {
    if (this.waiting.size === 0) this.othersDue = performance.now() + GATHER_MS;
    this.waiting.add(urns);
    this.wakeLater();
  }

  /** Projects `urns` at once. Resolves when they are projected, which may never happen; see `WaitingUrns.awaited`. */
  awaited(urns: readonly string[]): Promise<void> {
    const done = this.waiting.awaited(urns);
    this.wake();
    return done;
  }

  /** Whether `urn` is in the queue. */
  has(urn: string): boolean {
    return this.waiting.has(urn);
  }

  /** Resolves when everything that is in the queue now is projected, or an attempt has failed. */
  async finish(): Promise<void> {
    this.othersDue = 0;
    while (this.waiting.size > 0 && !this.engine.isFailing) {
      this.start();
      await Promise.all(this.running);
    }
    await Promise.all(this.running);
  }

  /** Starts work in the next turn of the event loop, so that it takes the writes of one commit together. */
  private wake(): void {
    if (this.engine.isFailing) {
      this.wakeLater();
      return;
    }
    if (this.isWaking) return;
    this.isWaking = true;
    setImmediate(() => {
      this.isWaking = false;
      this.start();
    });
  }

  private wakeLater(): void {
    const pause = Math.max(this.othersDue - performance.now(), this.engine.pause);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.start();
    }, pause).unref();
  }

  private start(): void {
    if (this.running.size >= this.workers || this.waiting.size === 0) return;
    const work = this.work().finally(() => {
      this.running.delete(work);
      if (this.waiting.size > 0) this.wakeLater();
    });
    this.running.add(work);
  }

  private async work(): Promise<void> {
    for (;;) {
      const taken = this.waiting.take(BATCH, performance.now() >= this.othersDue);
      if (taken.urns.length === 0) return;
      if (this.waiting.isUrgent) this.wake();
      try {
        await this.project(taken.urns);
        taken.finish();
      } catch (error) {
        if (this.isOutage(error)) taken.putBack();
        else taken.finish();
        return;
      }
      await nextTurn();
    }
  }
}
