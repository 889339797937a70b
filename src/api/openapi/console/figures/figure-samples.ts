import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../../../foundation/common/clock.js';
import { Notice, OneProcess, Question, Workers } from '../../../../foundation/workers/index.js';
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

/** A sample, and the traffic of all workers until then. */
interface Taken {
  readonly sample: Sample;
  readonly traffic: Traffic;
}

const TRAFFIC = new Question<Traffic>('traffic');
const SAMPLES = new Question<readonly Sample[]>('samples of figures');
const TAKEN = new Notice<Taken>('sample of figures taken');

/**
 * Samples the figures of the service every ten seconds, and keeps those of the last hour in memory. One worker samples
 * for all of them, so that each shows the same.
 */
@Injectable()
export class FigureSamples implements OnApplicationBootstrap, OnApplicationShutdown {
  private samples: readonly Sample[] = [];
  private counted: { readonly at: number; readonly traffic: Traffic };
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly traffic: TrafficCounts,
    private readonly projector: Projector,
    private readonly clock: Clock,
    private readonly workers: Workers = new OneProcess(),
  ) {
    this.counted = { at: clock.elapsed(), traffic: NO_TRAFFIC };
  }

  async onApplicationBootstrap(): Promise<void> {
    this.workers.onAsked(TRAFFIC, () => this.traffic.current());
    this.workers.onAsked(SAMPLES, () => this.samples);
    this.workers.onTold(TAKEN, (taken) => this.keep(taken));
    const [known = []] = await this.workers.ask(SAMPLES);
    this.samples = known;
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

  /** Takes a sample now, unless that is up to another worker. Never throws. */
  async take(): Promise<void> {
    if (!this.workers.isFirst) return;
    const lag = this.projector.status().then(
      ({ oldestMillis = 0 }) => oldestMillis,
      () => null,
    );
    const [indexLagMs, traffic] = await Promise.all([lag, this.allTraffic()]);
    const at = this.clock.elapsed();
    const rates = ratesOf(this.counted.traffic, traffic, at - this.counted.at);
    const taken = { sample: { time: this.clock.now(), indexLagMs, ...rates }, traffic };
    this.keep(taken);
    await this.workers.tell(TAKEN, taken);
  }

  private keep({ sample, traffic }: Taken): void {
    this.counted = { at: this.clock.elapsed(), traffic };
    this.samples = [...this.samples.slice(1 - MOST_SAMPLES), sample];
  }

  private async allTraffic(): Promise<Traffic> {
    const all = await Promise.all([this.traffic.current(), this.workers.ask(TRAFFIC)]);
    const sumOf = (kind: keyof Traffic): number => all.flat().reduce((sum, one) => sum + one[kind], 0);
    return { writes: sumOf('writes'), reads: sumOf('reads'), searches: sumOf('searches') };
  }
}

/** The traffic of a worker that ended is no longer counted: the rates of that sample are then too low. */
function ratesOf(before: Traffic, now: Traffic, elapsedMs: number): Traffic {
  const rate = (kind: keyof Traffic): number =>
    elapsedMs <= 0 ? 0 : Math.round((Math.max(0, now[kind] - before[kind]) * 10_000) / elapsedMs) / 10;
  return { writes: rate('writes'), reads: rate('reads'), searches: rate('searches') };
}
