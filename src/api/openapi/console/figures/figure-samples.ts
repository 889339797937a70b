import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../../../foundation/common/clock.js';
import { Projector } from '../../../../projection/index.js';
import { type Traffic, TrafficCounts } from './traffic.js';

/** Interval of samples, and how many are kept: those of an hour. */
const EVERY_MS = 10_000;
const MOST_SAMPLES = 360;

/** The figures of ten seconds; rates are per second. */
export interface Sample extends Traffic {
  /** End of the ten seconds, in milliseconds since 1970. */
  readonly time: number;
  /** Index lag at that time, in milliseconds; null if unknown. */
  readonly indexLagMs: number | null;
}

const NO_TRAFFIC: Traffic = { writes: 0, reads: 0, searches: 0 };

/** Samples the figures of this process every ten seconds, and keeps those of the last hour in memory. */
@Injectable()
export class FigureSamples implements OnApplicationBootstrap, OnApplicationShutdown {
  private samples: readonly Sample[] = [];
  private counted: { readonly at: number; readonly traffic: Traffic };
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(TrafficCounts) private readonly traffic: TrafficCounts,
    @Inject(Projector) private readonly projector: Projector,
    @Inject(Clock) private readonly clock: Clock,
  ) {
    this.counted = { at: clock.elapsed(), traffic: NO_TRAFFIC };
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.take(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** The samples after `time`, in milliseconds since 1970, the oldest first. */
  after(time: number): readonly Sample[] {
    const first = this.samples.findIndex((sample) => sample.time > time);
    return first < 0 ? [] : this.samples.slice(first);
  }

  /** The rates of the last sample; zeros before the first one. */
  get perSecond(): Traffic {
    const { writes, reads, searches } = this.samples.at(-1) ?? NO_TRAFFIC;
    return { writes, reads, searches };
  }

  /** Takes a sample now. Never throws. */
  async take(): Promise<void> {
    const lag = this.projector.status().then(
      ({ oldestMillis = 0 }) => oldestMillis,
      () => null,
    );
    const [indexLagMs, traffic] = await Promise.all([lag, this.traffic.current()]);
    const at = this.clock.elapsed();
    const rates = ratesOf(this.counted.traffic, traffic, at - this.counted.at);
    this.counted = { at, traffic };
    this.samples = [...this.samples.slice(1 - MOST_SAMPLES), { time: this.clock.now(), indexLagMs, ...rates }];
  }
}

function ratesOf(before: Traffic, now: Traffic, elapsedMs: number): Traffic {
  const rate = (kind: keyof Traffic): number =>
    elapsedMs <= 0 ? 0 : Math.round(((now[kind] - before[kind]) * 10_000) / elapsedMs) / 10;
  return { writes: rate('writes'), reads: rate('reads'), searches: rate('searches') };
}
