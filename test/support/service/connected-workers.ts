import type { Workers, WorkerState } from '../../../src/foundation/workers/index.js';
import { ExchangeRelay } from '../../../src/foundation/workers/exchange-relay.js';
import type { FromWorker, ToWorker } from '../../../src/foundation/workers/messages.js';
import { WorkerChannel } from '../../../src/foundation/workers/worker-channel.js';

/**
 * Returns `count` workers that reach each other as processes do: their messages travel as JSON. `sharesFiles`: whether
 * all but the first only read.
 */
export function connectedWorkers(count: number, { sharesFiles = false } = {}): readonly Workers[] {
  const relay = new ExchangeRelay();
  const members = Array.from({ length: count }, (_item, at) => state(at + 1));
  return members.map(({ number }) => {
    const send = (message: FromWorker): void => void setImmediate(() => pass(relay, number, copy(message)));
    const worker = new WorkerChannel(number, send, sharesFiles && number > 1);
    relay.join(number, (message) => setImmediate(() => worker.take(copy(message))));
    relay.attend(number, 0);
    worker.take({ kind: 'members', members });
    return worker;
  });
}

function pass(relay: ExchangeRelay, number: number, message: FromWorker): void {
  if (message.kind === 'reply') relay.take(number, message);
  else if (message.kind === 'tell' || message.kind === 'ask') relay.pass(number, message);
}

function copy<Message extends FromWorker | ToWorker>(message: Message): Message {
  return JSON.parse(JSON.stringify(message)) as Message;
}

function state(number: number): WorkerState {
  return { number, pid: 1000 + number, isReady: true, startedAt: 0, restarts: 0 };
}
