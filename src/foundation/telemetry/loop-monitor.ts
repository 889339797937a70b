import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { MetricsRegistry } from './metrics-registry.js';

/** Measuring interval in milliseconds. */
const SAMPLE_INTERVAL_MS = 50;
/** Minimum length of a logged block, in milliseconds. */
const HELD_MS = 200;
/** Length of a measuring window, and minimum interval between logged blocks, in milliseconds. */
const WINDOW_MS = 60_000;
const LOG_EVERY_MS = 1_000;

const PER_MS = 1e6;
const RESOLUTION_MS = 10;

/** Event loop delay in the last one to two minutes, in milliseconds. */
export interface LoopDelay {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Names the work that ran at some time since `since`, a time of `performance.now()`. */
export type WhoRan = (since: number) => readonly string[];

/** Continuously measures how long the event loop is blocked, and logs the cause of long blocks. */
@Injectable()
export class LoopMonitor implements OnApplicationShutdown {
  private readonly logger = new Logger('EventLoop');
  private readonly delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private before: LoopDelay = { p50: 0, p99: 0, max: 0 };
  private timer: NodeJS.Timeout | undefined;
  private lastLook = performance.now();
  /**
   * The longest block that `look` found in this window: the histogram misses one that begins before its first sample.
   */
  private longestHold = 0;
  private windowBegan = performance.now();
  private lastLogged = -Infinity;
  private whoRan: WhoRan = () => [];

  constructor(metrics: MetricsRegistry) {
    const help = 'How long work waited for the event loop in the last minute or two, at this quantile.';
    metrics.gauge({ name: 'event_loop_delay_seconds', help, labels: ['quantile'] }, () => {
      const { p50, p99, max } = this.delay;
      return Object.entries({ '0.5': p50, '0.99': p99, '1': max }).map(([quantile, value]) => ({
        value: value / 1000,
        labels: { quantile },
      }));
    });
  }

  /** Sets the function that names the work that blocked the loop. */
  nameWith(whoRan: WhoRan): void {
    this.whoRan = whoRan;
  }

  /** Starts measuring; called once requests are served, so that the start itself is not reported. */
  start(): void {
    this.delays.enable();
    this.lastLook = performance.now();
    this.timer = setInterval(() => this.look(), SAMPLE_INTERVAL_MS).unref();
  }

  /** Runs work that no request waits for, and does not report that it blocks the loop. */
  runUnreported(work: () => void): void {
    this.delays.disable();
    work();
    this.delays.enable();
    this.lastLook = performance.now();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.delays.disable();
  }

  /** The delay in this window and the previous one. */
  get delay(): LoopDelay {
    const now = this.current();
    const worse = (of: keyof LoopDelay): number => Math.max(now[of], this.before[of]);
    return { p50: worse('p50'), p99: worse('p99'), max: worse('max') };
  }

  private current(): LoopDelay {
    const inMs = (nanoseconds: number): number =>
      Number.isFinite(nanoseconds) ? Math.max(0, Math.round(nanoseconds / PER_MS) - RESOLUTION_MS) : 0;
    if (this.delays.count === 0) return { p50: 0, p99: 0, max: this.longestHold };
    return {
      p50: inMs(this.delays.percentile(50)),
      p99: inMs(this.delays.percentile(99)),
      max: Math.max(inMs(this.delays.max), this.longestHold),
    };
  }

  private look(): void {
    const now = performance.now();
    const held = now - this.lastLook - SAMPLE_INTERVAL_MS;
    this.longestHold = Math.max(this.longestHold, Math.round(held));
    if (held > HELD_MS && now - this.lastLogged > LOG_EVERY_MS) this.log(held, now);
    this.lastLook = now;
    if (now - this.windowBegan < WINDOW_MS) return;
    this.before = this.current();
    this.delays.reset();
    this.longestHold = 0;
    this.windowBegan = now;
  }

  private log(held: number, now: number): void {
    this.lastLogged = now;
    const names = this.whoRan(this.lastLook);
    const who = names.length === 0 ? 'work of the service itself' : names.join('; ');
    this.logger.warn(`The event loop was blocked for ${Math.round(held)} ms by ${who}`);
  }
}
