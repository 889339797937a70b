import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { openMessageBus } from '../../src/foundation/messaging/index.js';
import { freePort } from '../support/service/free-port.js';
import { kafkaConfigOf, testBrokers, testBuses } from '../support/engines/message-buses.js';
import { itWhere } from '../support/checkout/needs.js';
import { describeMessageBus } from './message-bus.contract.js';

for (const bus of testBuses()) describeMessageBus(bus.name, () => bus.open());

describe('Kafka', () => {
  itWhere(testBrokers() !== undefined, 'broker')('should refuse a message beyond the limit of its topic', async () => {
    const bus = await openMessageBus(kafkaConfigOf(testBrokers() ?? ''));
    const topic = `topic-${process.hrtime.bigint()}`;
    await bus.createMissing([{ name: topic }]);
    const value = randomBytes(200_000);
    await expect(bus.send(topic, [{ key: 'k', value }])).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    await bus.close();
  });

  it('should say that no broker answers', async () => {
    const bus = await openMessageBus(kafkaConfigOf(`127.0.0.1:${String(await freePort())}`));
    await expect(bus.createMissing([{ name: 't' }])).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    const reader = bus.consume({ topic: 't', group: 'g', handle: async () => undefined });
    await expect(bus.send('t', [])).resolves.toBeUndefined();
    await reader.stop();
    await bus.close();
  });
});
