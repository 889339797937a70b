import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { MemoryMessageBus } from '../../../test/support/engines/memory-message-bus.js';
import { poll } from '../../../test/support/measures/poll.js';
import type { ChangeFeed, FeedPlace, FollowedChange } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { loadConfig } from '../../foundation/config/index.js';
import { MetricsRegistry } from '../../foundation/telemetry/index.js';
import {
  EventCodec,
  type PublicationLease,
  PublicationProgress,
  type PublicationStore,
  type TopicSetup,
} from '../../ingestion/index.js';
import { ModelRegistry } from '../../model/index.js';
import { ChangeMessages } from './change-messages.js';
import { ChangePublisher } from './change-publisher.js';
import { ChangeSender } from './change-sender.js';

const config = loadConfig({ KAFKA_BOOTSTRAP_SERVER: 'broker:9092' });
const TOPIC = config.topics.versionedChanges;

class StoppedClock extends Clock {
  now(): number {
    return 1000;
  }
}

/**
 * Changes in the order of their commits, and entries that nobody is told of; the place of a reader is the number of
 * those before it.
 */
class Feed {
  readonly changes: (FollowedChange | undefined)[] = [];
  readonly version = 0;

  async placeAt(): Promise<FeedPlace> {
    return { row: undefined, place: this.changes.length };
  }

  async page({ place }: FeedPlace, _selection: unknown, limit: number) {
    const changes = this.changes.slice(place, place + limit);
    const end = place + changes.length;
    return {
      changes: changes.flatMap((one) => one ?? []),
      next: { row: undefined, place: end },
      isLast: end === this.changes.length,
    };
  }

  async more(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** A store whose leases end when the test says so. */
class Store {
  lease = 0;
  isHeld = false;
  stored: FeedPlace | undefined;
  /** Positions that were stored. */
  readonly saved: number[] = [];
  /** What storing a position waits for. */
  gate: Promise<void> | undefined;

  async claim(): Promise<PublicationLease | undefined> {
    if (this.isHeld) return undefined;
    this.isHeld = true;
    this.lease += 1;
    return { fence: this.lease, place: this.stored };
  }

  async save(fence: number, place: FeedPlace): Promise<boolean> {
    await this.gate;
    if (fence !== this.lease) return false;
    this.stored = place;
    this.saved.push(place.place);
    return true;
  }

  async release(fence: number): Promise<void> {
    if (fence === this.lease) this.isHeld = false;
  }

  async place(): Promise<FeedPlace | undefined> {
    return this.stored;
  }
}

const change = (name: string, more: Partial<FollowedChange> = {}): FollowedChange => ({
  kind: 'versioned',
  urn: 'urn:li:tag:a',
  aspectName: 'tagProperties',
  changeType: 'UPSERT',
  created: { time: 400, actor: 'urn:li:corpuser:me' },
  after: { value: { name }, systemMetadata: { version: name } },
  before: undefined,
  ...more,
});

describe('ChangePublisher', () => {
  let bus: MemoryMessageBus;
  let feed: Feed;
  let store: Store;
  let codec: EventCodec;
  const running: ChangePublisher[] = [];

  beforeEach(async () => {
    bus = new MemoryMessageBus();
    const { versionedChanges, timeseriesChanges, platformEvents } = config.topics;
    await bus.createMissing([versionedChanges, timeseriesChanges, platformEvents].map((name) => ({ name })));
    feed = new Feed();
    store = new Store();
    codec = await EventCodec.load(undefined);
  });

  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.beforeApplicationShutdown()));
  });

  const start = (): { readonly publisher: ChangePublisher; readonly progress: PublicationProgress } => {
    const changes = fake<ChangeFeed>(feed);
    const leases = fake<PublicationStore>(store);
    const progress = new PublicationProgress(changes, leases, new StoppedClock());
    const publisher = new ChangePublisher(
      changes,
      leases,
      new ChangeSender(bus, new ChangeMessages(codec, ModelRegistry.standard(), config)),
      progress,
      { ready: Promise.resolve(true) } as TopicSetup,
      new StoppedClock(),
      new MetricsRegistry(),
    );
    publisher.onApplicationBootstrap();
    running.push(publisher);
    return { publisher, progress };
  };

  const sent = async (): Promise<readonly unknown[]> =>
    Promise.all(
      (bus.topics.get(TOPIC) ?? []).map(async ({ value }) => {
        const { aspect } = (await codec.decode(value)) as { readonly aspect: { readonly value: Buffer } | null };
        return aspect === null ? null : (JSON.parse(aspect.value.toString()) as { readonly name: string }).name;
      }),
    );

  const begun = (): Promise<unknown> => poll(() => store.stored !== undefined, 'the publication to begin');

  it('should publish what is committed from its first start on, and continue after a stop', async () => {
    feed.changes.push(change('earlier'));
    const { publisher } = start();
    await begun();
    feed.changes.push(change('1'), change('2'));
    await poll(() => store.stored?.place === 3, 'the position');
    await publisher.beforeApplicationShutdown();
    feed.changes.push(change('3'));
    start();
    await poll(() => store.stored?.place === 4, 'the position');
    expect(await sent()).toEqual(['1', '2', '3']);
  });

  it('should lag while the bus is down, say so, and leave nothing out', async () => {
    const { progress } = start();
    await begun();
    bus.isDown = true;
    feed.changes.push(change('1'));
    await poll(() => progress.failure !== undefined, 'the failure');
    expect([await progress.lagMs(), await sent()]).toEqual([600, []]);
    bus.isDown = false;
    await poll(() => store.stored?.place === 1, 'the position');
    expect([progress.failure, await progress.lagMs(), await sent()]).toEqual([undefined, 0, ['1']]);
  });

  it('should publish from one process only, and from another when the first stops', async () => {
    const { publisher } = start();
    await begun();
    start();
    feed.changes.push(...Array.from({ length: 1200 }, (_, at) => change(String(at))));
    await poll(() => store.stored?.place === 1200, 'the position');
    await publisher.beforeApplicationShutdown();
    feed.changes.push(change('last'));
    await poll(() => store.stored?.place === 1201, 'the other process');
    expect(await sent()).toEqual([...Array.from({ length: 1200 }, (_, at) => String(at)), 'last']);
    expect(store.lease).toBe(2);
  });

  it('should stop at once when another process has taken the lease', async () => {
    start();
    await begun();
    store.lease += 1;
    feed.changes.push(change('1'));
    await poll(() => (bus.topics.get(TOPIC) ?? []).length > 0, 'the page under way');
    feed.changes.push(change('2'));
    await new Promise((resolve) => setImmediate(resolve));
    expect([await sent(), store.stored?.place]).toEqual([['1'], 0]);
  });

  it('should go on sending while its position is being stored, and store the last one then', async () => {
    start();
    await begun();
    let open = (): void => undefined;
    store.gate = new Promise((resolve) => (open = resolve));
    for (const name of ['1', '2', '3']) {
      feed.changes.push(change(name));
      await poll(async () => (await sent()).includes(name), `the change ${name}`);
    }
    expect(store.saved).toEqual([0]);
    open();
    await poll(() => store.stored?.place === 3, 'the position');
    expect(store.saved).toEqual([0, 1, 3]);
  });

  it('should store the position of what is sent before it gives the lease back', async () => {
    const { publisher } = start();
    await begun();
    let open = (): void => undefined;
    store.gate = new Promise((resolve) => (open = resolve));
    feed.changes.push(change('1'));
    await poll(async () => (await sent()).length === 1, 'the change');
    const stopped = publisher.beforeApplicationShutdown();
    open();
    await stopped;
    expect([store.stored?.place, store.isHeld]).toEqual([1, false]);
  });

  it('should move on past entries that nobody is told of', async () => {
    start();
    await begun();
    feed.changes.push(undefined);
    await poll(() => store.stored?.place === 1, 'the position');
    expect(await sent()).toEqual([]);
  });

  it('should tell a value that was stated again as a change, and not as an event', async () => {
    const messages = new ChangeMessages(codec, ModelRegistry.standard(), config);
    const created = { aspectName: 'tagKey', after: { value: { name: 'a' }, systemMetadata: {} } } as const;
    const topicsOf = async (one: FollowedChange) => (await messages.of(one)).map(({ topic }) => topic);
    expect(await topicsOf(change('1', created))).toEqual([TOPIC, config.topics.platformEvents]);
    expect(await topicsOf(change('1', { ...created, changeType: 'RESTATE' }))).toEqual([TOPIC]);
  });

  it('should give a change the same id whenever it is sent, and another to every other change', async () => {
    const messages = new ChangeMessages(codec, ModelRegistry.standard(), config);
    const idOf = async (one: FollowedChange) => (await messages.of(one))[0]?.headers?.['id'];
    expect(await idOf(change('1'))).toBe(await idOf(change('1')));
    expect(await idOf(change('1'))).not.toBe(await idOf(change('2')));
    expect(await idOf(change('1'))).not.toBe(await idOf(change('1', { changeType: 'RESTATE' })));
  });

  it('should send a change that is too large without its values, and those around it whole', async () => {
    start();
    await begun();
    bus.limit = 2000;
    feed.changes.push(change('1'), change('x'.repeat(5000)), change('2'));
    await poll(() => store.stored?.place === 3, 'the position');
    expect(await sent()).toEqual(['1', null, '2']);
  });

  it('should not publish secret aspects and what the model lacks', async () => {
    start();
    await begun();
    const secret = { urn: 'urn:li:corpuser:me', aspectName: 'corpUserCredentials' };
    feed.changes.push(change('1', secret), change('2', { aspectName: 'unknownAspect' }), change('3'));
    await poll(() => store.stored?.place === 3, 'the position');
    expect(await sent()).toEqual(['3']);
  });

  it('should leave out system metadata that no schema has', async () => {
    start();
    await begun();
    const systemMetadata = { version: '1', other: true } as never;
    feed.changes.push(change('1', { after: { value: { name: '1' }, systemMetadata } }));
    await poll(() => store.stored?.place === 1, 'the position');
    expect(await sent()).toEqual(['1']);
  });
});
