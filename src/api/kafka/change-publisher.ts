import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ALL_CHANGES, ChangeFeed, type FeedPlace } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { messageOf } from '../../foundation/common/message-of.js';
import { pause } from '../../foundation/common/pause.js';
import { backoffMs } from '../../foundation/engine-client/index.js';
import { type CounterMetric, MetricsRegistry } from '../../foundation/telemetry/index.js';
import { type PublicationLease, PublicationProgress, PublicationStore, TopicSetup } from '../../ingestion/index.js';
import { ChangeSender } from './change-sender.js';

/** How long a lease holds that is not renewed, in milliseconds. */
const LEASE_MS = 15_000;

/** How old a lease may be when changes are sent, in milliseconds: far from its end, so that nobody else sends them. */
const FRESH_MS = LEASE_MS / 3;

/** How often a process without the lease asks for it, in milliseconds. */
const CLAIM_MS = 2_000;

/** How long the publication waits for changes before it renews its lease, in milliseconds. */
const IDLE_MS = 4_000;

/** Changes that are sent before the position is stored. */
const PAGE = 500;

/**
 * Publishes every change on the bus, from one process at a time over all replicas. The position is stored after the
 * broker has the messages: after a failure some are sent again, with the same ids, and none is left out. While the
 * broker is down, the publication lags behind.
 */
@Injectable()
export class ChangePublisher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Publication');
  private readonly stopping = new AbortController();
  private readonly sent: CounterMetric;
  private running: Promise<void> = Promise.resolve();
  private renewedAt = 0;
  private isHolder = false;

  constructor(
    @Inject(ChangeFeed) private readonly feed: ChangeFeed,
    @Inject(PublicationStore) private readonly store: PublicationStore,
    @Inject(ChangeSender) private readonly sender: ChangeSender,
    @Inject(PublicationProgress) private readonly progress: PublicationProgress,
    @Inject(TopicSetup) private readonly topics: TopicSetup,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(MetricsRegistry) metrics: MetricsRegistry,
  ) {
    metrics.gauge({ name: 'messaging_publication_holder', help: 'Whether this process publishes: 1 or 0.' }, () => [
      { value: this.isHolder ? 1 : 0 },
    ]);
    this.sent = metrics.counter({ name: 'messaging_published_total', help: 'Messages published on the message bus.' });
    metrics.gauge(
      { name: 'messaging_publication_lag_seconds', help: 'Age of the oldest change that is not published.' },
      async () => [{ value: (await this.progress.lagMs()) / 1000 }],
    );
  }

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  /** Ends after the page under way; another process continues at once. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    if (!(await this.topics.ready)) return;
    for (let attempt = 1; !this.isStopping(); attempt += 1) {
      try {
        if (await this.publishAsHolder(() => (attempt = 1))) attempt = 1;
        await pause(CLAIM_MS, this.stopping.signal);
      } catch (error) {
        if (this.progress.failure === undefined) this.logger.warn(`Changes are not published: ${messageOf(error)}`);
        this.progress.failure = messageOf(error);
        await pause(backoffMs(attempt), this.stopping.signal);
      }
    }
  }

  /** Publishes while this process has the lease; false where another has it. */
  private async publishAsHolder(onProgress: () => void): Promise<boolean> {
    const asked = performance.now();
    const lease = await this.store.claim(LEASE_MS);
    if (lease === undefined) return false;
    this.renewedAt = asked;
    try {
      await this.publish(lease, onProgress);
    } finally {
      this.isHolder = false;
      await this.store.release(lease.fence).catch(() => undefined);
    }
    return true;
  }

  private async publish({ fence, place: stored }: PublicationLease, onProgress: () => void): Promise<void> {
    let place = stored ?? (await this.feed.placeAt(this.clock.now(), ALL_CHANGES));
    if (stored === undefined && !(await this.save(fence, place))) return;
    this.isHolder = true;
    while (!this.isStopping()) {
      const { version } = this.feed;
      const { changes, next, isLast } = await this.feed.page(place, ALL_CHANGES, PAGE);
      if (!this.isFresh() && !(await this.save(fence, place))) return;
      if (changes.length > 0) this.sent.add(await this.sender.send(changes));
      if (changes.length > 0 && !(await this.save(fence, next))) return;
      place = next;
      this.progress.failure = undefined;
      onProgress();
      if (isLast) await this.feed.more(version, IDLE_MS, this.stopping.signal);
    }
  }

  private async save(fence: number, place: FeedPlace): Promise<boolean> {
    const asked = performance.now();
    const isHeld = await this.store.save(fence, place);
    if (isHeld) this.renewedAt = asked;
    return isHeld;
  }

  private isFresh(): boolean {
    return performance.now() - this.renewedAt < FRESH_MS;
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }
}
