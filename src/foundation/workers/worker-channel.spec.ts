import { describe, expect, it } from '@jest/globals';
import { connectedWorkers } from '../../../test/support/service/connected-workers.js';
import { ExchangeRelay } from './exchange-relay.js';
import type { ToWorker } from './messages.js';
import { WorkerChannel } from './worker-channel.js';
import { Notice, Question, type Workers } from './workers.port.js';

const EGG = new Notice<{ readonly colour: string }>('egg');
const COUNT = new Question<number>('count');

function three(): readonly [Workers, Workers, Workers] {
  const [one, two, three] = connectedWorkers(3);
  if (one === undefined || two === undefined || three === undefined) throw new Error('There are three.');
  return [one, two, three];
}

describe('WorkerChannel', () => {
  it('should resolve a notice when every other worker has processed it, in order', async () => {
    const [one, two, other] = three();
    const seen: string[] = [];
    for (const worker of [one, two, other])
      worker.onTold(EGG, ({ colour }) => seen.push(`${String(worker.number)} ${colour}`));
    const first = one.tell(EGG, { colour: 'brown' });
    await Promise.all([first, one.tell(EGG, { colour: 'white' })]);
    expect(seen).toEqual(['2 brown', '2 white', '3 brown', '3 white']);
    await two.tell(EGG, { colour: 'green' });
    expect(seen.slice(4)).toEqual(['1 green', '3 green']);
  });

  it('should ask all others, and leave out those that fail', async () => {
    const [one, two, other] = three();
    one.onAsked(COUNT, () => 1);
    two.onAsked(COUNT, () => Promise.resolve(2));
    other.onAsked(COUNT, () => {
      throw new Error('no answer');
    });
    expect(await one.ask(COUNT)).toEqual([2]);
    expect(await two.ask(COUNT)).toEqual([1]);
  });

  it('should let the first that serves do what one should do', () => {
    const [one, two] = three();
    expect([one.isFirst, two.isFirst]).toEqual([true, false]);
  });
});

describe('ExchangeRelay', () => {
  function relayed(limitMs?: number) {
    const relay = new ExchangeRelay(limitMs);
    const received: Record<number, ToWorker[]> = { 1: [], 2: [], 3: [] };
    for (const number of [1, 2, 3]) {
      relay.join(number, (message) => received[number]?.push(message));
      relay.attend(number, 0);
    }
    for (const number of [1, 2, 3]) received[number] = [];
    return { relay, received };
  }

  it('should not wait for a worker that ends', () => {
    const { relay, received } = relayed();
    relay.pass(1, { kind: 'ask', id: 7, topic: 'count' });
    relay.take(2, { kind: 'reply', to: 1, id: 7, answer: 5 });
    expect(received[1]).toEqual([]);
    relay.leave(3);
    expect(received[1]).toEqual([{ kind: 'done', id: 7, answers: [5] }]);
  });

  it('should not wait for a worker that starts, and tell it everything before it serves', () => {
    const { relay, received } = relayed();
    for (const number of [2, 3]) relay.leave(number);
    const replaced: ToWorker[] = [];
    relay.join(2, (message) => replaced.push(message));
    relay.pass(1, { kind: 'tell', id: 7, told: [] });
    expect(received[1]).toEqual([{ kind: 'done', id: 7, answers: [] }]);
    relay.attend(2, 1);
    expect(replaced).toEqual([
      { kind: 'tell', id: 7, told: [], from: 1 },
      { kind: 'done', id: 1, answers: [] },
    ]);
    relay.pass(1, { kind: 'tell', id: 8, told: [] });
    expect(received[1]).toHaveLength(1);
  });

  it('should end without those that do not respond in time', async () => {
    const { relay, received } = relayed(1);
    const ended = new Promise<ToWorker>((resolve) => relay.join(1, resolve));
    relay.pass(1, { kind: 'ask', id: 7, topic: 'count' });
    relay.take(2, { kind: 'reply', to: 1, id: 7, answer: 5 });
    expect(await ended).toEqual({ kind: 'done', id: 7, answers: [5] });
    relay.take(3, { kind: 'reply', to: 1, id: 7, answer: 6 });
    expect(received[3]).toEqual([{ kind: 'ask', id: 7, topic: 'count', from: 1 }]);
  });

  it('should end at once for a worker that is alone', () => {
    const relay = new ExchangeRelay();
    const received: ToWorker[] = [];
    relay.join(1, (message) => received.push(message));
    relay.pass(1, { kind: 'tell', id: 1, told: [] });
    expect(received).toEqual([{ kind: 'done', id: 1, answers: [] }]);
  });

  it('should drop what a worker that ends has sent', () => {
    const { relay, received } = relayed();
    relay.pass(1, { kind: 'ask', id: 7, topic: 'count' });
    relay.leave(1);
    const replaced: ToWorker[] = [];
    relay.join(1, (message) => replaced.push(message));
    for (const number of [2, 3]) relay.take(number, { kind: 'reply', to: 1, id: 7, answer: 5 });
    expect([replaced, received[1]]).toEqual([[], []]);
  });
});

describe('a channel whose notices wait', () => {
  it('should send those of one time together', async () => {
    const sent: unknown[] = [];
    const worker = new WorkerChannel(1, (message) => {
      sent.push(message);
      if (message.kind === 'tell') setImmediate(() => worker.take({ kind: 'done', id: message.id, answers: [] }));
    });
    await Promise.all(['a', 'b', 'c'].map((colour) => worker.tell(EGG, { colour })));
    expect(sent).toHaveLength(1);
  });
});
