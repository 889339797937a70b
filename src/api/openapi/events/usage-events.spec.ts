import { beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { MemoryMessageBus } from '../../../../test/support/engines/memory-message-bus.js';
import { poll } from '../../../../test/support/measures/poll.js';
import { Clock } from '../../../foundation/common/clock.js';
import { loadConfig } from '../../../foundation/config/index.js';
import { UsageEvents } from './usage-events.js';

const config = loadConfig({ KAFKA_BOOTSTRAP_SERVER: 'broker:9092' });
const TOPIC = config.topics.usageEvents;
const ACTOR = 'urn:li:corpuser:me';
const NOW = 1_700_000_000_000;

class StoppedClock extends Clock {
  now(): number {
    return NOW;
  }
}

Logger.overrideLogger(false);

describe('UsageEvents', () => {
  let bus: MemoryMessageBus;
  let events: UsageEvents;

  beforeEach(async () => {
    bus = new MemoryMessageBus();
    await bus.createMissing([{ name: TOPIC }]);
    events = new UsageEvents(config, new StoppedClock(), bus);
  });

  const sent = () =>
    (bus.topics.get(TOPIC) ?? []).map(({ key, value }) => [key, JSON.parse(value.toString()) as unknown]);

  it('should be published as JSON under the actor, whoever the page says it is', async () => {
    events.publish({ type: 'PageViewEvent', actorUrn: 'urn:li:corpuser:other', timestamp: 1, path: '/' }, ACTOR);
    await poll(() => sent().length > 0, 'the event');
    const event = { type: 'PageViewEvent', actorUrn: ACTOR, timestamp: 1000, path: '/' };
    expect(sent()).toEqual([[ACTOR, event]]);
  });

  it.each([
    [1_600_000_000_000, 1_600_000_000_000],
    [1_600_000_000, 1_600_000_000_000],
    ['1600000000', 1_600_000_000_000],
    ['2020-09-13T12:26:40.000Z', 1_600_000_000_000],
    ['yesterday', NOW],
    [undefined, NOW],
    [{}, NOW],
  ])('should read the time %p as %p', async (timestamp, expected) => {
    events.publish({ type: 'X', ...(timestamp !== undefined && { timestamp }) }, ACTOR);
    await poll(() => sent().length > 0, 'the event');
    expect(sent()).toEqual([[ACTOR, expect.objectContaining({ timestamp: expected })]]);
  });

  it('should be lost while the bus is down, and be published again afterwards', async () => {
    bus.isDown = true;
    events.publish({ type: 'lost' }, ACTOR);
    await new Promise((resolve) => setImmediate(resolve));
    bus.isDown = false;
    events.publish({ type: 'sent' }, ACTOR);
    await poll(() => sent().length > 0, 'the event');
    expect(sent()).toEqual([[ACTOR, expect.objectContaining({ type: 'sent' })]]);
  });

  it('should be dropped without a message bus', () => {
    expect(() => new UsageEvents(config, new StoppedClock(), undefined).publish({ type: 'X' }, ACTOR)).not.toThrow();
  });
});
