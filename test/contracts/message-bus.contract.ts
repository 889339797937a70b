import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BusMessage, Consumption, MessageBus, ReceivedMessage } from '../../src/foundation/messaging/index.js';
import { poll } from '../support/measures/poll.js';

/** What every message bus does, whatever it runs on. */
export function describeMessageBus(name: string, open: () => Promise<() => Promise<MessageBus>>): void {
  describe(`A message bus (${name})`, () => {
    let connect: () => Promise<MessageBus>;
    let bus: MessageBus;
    let topic: string;
    let group: string;
    const opened: MessageBus[] = [];
    const reading: Consumption[] = [];

    beforeEach(async () => {
      connect = await open();
      bus = await another();
      topic = `topic-${randomUUID()}`;
      group = `group-${randomUUID()}`;
      await bus.createMissing([{ name: topic }]);
    });

    afterEach(async () => {
      await Promise.all(reading.splice(0).map((one) => one.stop()));
      await Promise.all(opened.splice(0).map((one) => one.close()));
    });

    const another = async (): Promise<MessageBus> => {
      const one = await connect();
      opened.push(one);
      return one;
    };
    const message = (text: string, key = 'k'): BusMessage => ({ key, value: Buffer.from(text), headers: { n: text } });
    const texts = (all: readonly ReceivedMessage[]): readonly string[] => all.map(({ value }) => value.toString());
    const read = (
      handle: (messages: readonly ReceivedMessage[], isOwned: () => boolean) => Promise<void>,
      from = bus,
    ): Consumption => {
      const consumption = from.consume({ topic, group, handle });
      reading.push(consumption);
      return consumption;
    };
    const lag = async (): Promise<number> => (await bus.lag(group, topic)).reduce((sum, one) => sum + one.lag, 0);

    it('should deliver what was sent before and after the reading began, in order, with key and headers', async () => {
      await bus.send(topic, [message('0'), message('1')]);
      const got: ReceivedMessage[] = [];
      read(async (messages) => void got.push(...messages));
      await poll(() => got.length >= 2, 'the first messages');
      await bus.send(topic, [message('2')]);
      await poll(() => got.length >= 3, 'the last message');
      expect(texts(got)).toEqual(['0', '1', '2']);
      expect(got.map(({ offset }) => offset)).toEqual([0n, 1n, 2n]);
      expect(got[0]).toMatchObject({ topic, partition: 0, key: 'k', headers: { n: '0' } });
    });

    it('should deliver again what was refused, and nothing that was handled', async () => {
      await bus.send(topic, [message('0')]);
      let refusals = 0;
      const got: string[] = [];
      const first = read(async (messages) => {
        if (refusals++ < 2) throw new Error('not now');
        got.push(...texts(messages));
      });
      await poll(() => got.length > 0, 'the message after two refusals');
      expect(got).toEqual(['0']);
      await poll(async () => (await lag()) === 0, 'the position of the group');
      await first.stop();
      await bus.send(topic, [message('1')]);
      read(async (messages) => void got.push(...texts(messages)), await another());
      await poll(() => got.length > 1, 'the next message');
      expect(got).toEqual(['0', '1']);
    });

    it('should say why nothing is read, until something is', async () => {
      await bus.send(topic, [message('0')]);
      let isBroken = true;
      const reader = read(async () => {
        if (isBroken) throw new Error('the reason');
      });
      await poll(() => reader.failure?.includes('the reason'), 'the failure');
      isBroken = false;
      await poll(() => reader.failure === undefined, 'the end of the failure');
    });

    it('should tell how many messages a group has not read', async () => {
      expect(await lag()).toBe(0);
      await bus.send(topic, [message('0'), message('1')]);
      expect(await bus.lag(group, topic)).toEqual([{ partition: 0, offset: undefined, lag: 2 }]);
      read(async () => undefined);
      await poll(async () => (await lag()) === 0, 'the messages to be read');
      await bus.send(topic, [message('2')]);
      await poll(async () => (await bus.lag(group, topic))[0]?.offset === 3n, 'the position of the group');
    });

    it('should hand the messages to another process when one stops', async () => {
      const [one, two]: [string[], string[]] = [[], []];
      const first = read(async (messages) => void one.push(...texts(messages)));
      await bus.send(topic, [message('0')]);
      await poll(() => one.length === 1, 'the first message');
      read(async (messages) => void two.push(...texts(messages)), await another());
      await first.stop();
      await bus.send(topic, [message('1')]);
      await poll(() => two.length > 0, 'the second process to read');
      expect([one, two]).toEqual([['0'], ['1']]);
    });

    it('should leave to others what is not handled when the reading stops', async () => {
      await bus.send(topic, [message('0')]);
      let wasOwned: boolean | undefined;
      let begun = false;
      const stopped = read(async (_messages, isOwned) => {
        begun = true;
        await poll(() => !isOwned(), 'the end of the ownership');
        wasOwned = isOwned();
      });
      await poll(() => begun, 'the handler');
      await stopped.stop();
      expect(wasOwned).toBe(false);
      const got: string[] = [];
      read(async (messages) => void got.push(...texts(messages)), await another());
      await poll(() => got.length > 0, 'the message to come again');
    });

    it('should send many messages in their order', async () => {
      const sent = Array.from({ length: 3000 }, (_, at) => String(at));
      await bus.send(
        topic,
        sent.map((text) => message(text)),
      );
      const got: string[] = [];
      read(async (messages) => void got.push(...texts(messages)));
      await poll(() => got.length >= sent.length, 'all messages');
      expect(got).toEqual(sent);
    });

    it('should refuse a topic that does not exist, and leave one that does as it is', async () => {
      await bus.send(topic, [message('0')]);
      await bus.createMissing([{ name: topic, retentionMs: -1 }]);
      expect(await lag()).toBe(1);
      await expect(bus.send(`${topic}-gone`, [message('0')])).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    });
  });
}
