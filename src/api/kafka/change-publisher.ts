import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ChangeFeed, type FeedPage, type FeedPlace, PUBLISHED_CHANGES } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { messageOf } from '../../foundation/common/message-of.js';
import { pause } from '../../foundation/concurrency/pause.js';
import { backoffMs } from '../../foundation/engine-client/index.js';
import { type CounterMetric, MetricsRegistry } from '../../foundation/telemetry/index.js';
import { PublicationProgress, PublicationStore, TopicSetup } from '../../ingestion/index.js';
import { ChangeSender } from './change-sender.js';
import { LEASE_MS, PublicationPosition } from './publication-position.js';

/** How often a process without the lease asks for it, in milliseconds. */
const CLAIM_MS = 2_000;

/** How long the publication waits for changes before it renews its lease, in milliseconds. */
const IDLE_MS = 4_000;

/** Changes that are sent together. */
const PAGE = 500;

/**
 * Publishes every change on the bus, from one process at a time over all replicas. The position is stored after the
 * broker has the messages, and while the next ones are sent: after a failure some are sent again, with the same ids,
 * and none is left out. While the broker is down, the publication lags behind.
 */
@Injectable()
export class ChangePublisher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Publication');
  private readonly stopping = new AbortController();
  private readonly sent: CounterMetric;
  private running: Promise<void> = Promise.resolve();
  private isHolder = false;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly store: PublicationStore,
    private readonly sender: ChangeSender,
    private readonly progress: PublicationProgress,
    private readonly topics: TopicSetup,
    private readonly clock: Clock,
    metrics: MetricsRegistry,
  ) {
    metrics.gauge({ name: 'messaging_publication_holder', help: 'Whether this process publishes: 1 or 0.' }, () => [
      { value: this.isHolder ? 1 : 0 },
    ]);
    this.sent = metrics.counter({ name: 'messaging_published_total', help: 'Messages published on the message bus.' });
    metrics.gauge(
      {
        name: 'messaging_publication_lag_seconds',
        help: 'Age of the oldest change that is not published.',
        isShared: true,
      },
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
    const position = new PublicationPosition(this.store, lease.fence, asked);
    try {
      await this.publish(lease.place, position, onProgress);
    } finally {
      this.isHolder = false;
      await position.settled().catch(() => undefined);
      await this.store.release(lease.fence).catch(() => undefined);
    }
    return true;
  }

  private async publish(
    stored: FeedPlace | undefined,
    position: PublicationPosition,
    onProgress: () => void,
  ): Promise<void> {
    let place = stored ?? (await this.feed.placeAt(this.clock.now(), PUBLISHED_CHANGES));
    if (stored === undefined) position.reach(place);
    if (stored === undefined && !(await position.settled())) return;
    this.isHolder = true;
    let reading = this.read(place);
    while (!this.isStopping()) {
      const { version, page } = reading;
      const { changes, next, isLast } = await page;
      if (!isLast) reading = this.read(next);
      if (!(await position.mayContinue(place))) return;
      if (changes.length > 0) this.sent.add(await this.sender.send(changes));
      if (changes.length > 0 || next.place !== place.place) position.reach(next);
      place = next;
      this.progress.failure = undefined;
      onProgress();
      if (!isLast) continue;
      await this.feed.more(version, IDLE_MS, this.stopping.signal);
      reading = this.read(place);
    }
  }

  /** Begins to read a page. Its failure is that of whoever waits for it. */
  private read(place: FeedPlace): { readonly version: number; readonly page: Promise<FeedPage> } {
    const { version } = this.feed;
    const page = this.feed.page(place, PUBLISHED_CHANGES, PAGE);
    page.catch(() => undefined);
    return { version, page };
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }
}
