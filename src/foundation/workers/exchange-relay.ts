import type { Reply, Sent, ToWorker } from './messages.js';

/** How long the sender of a notice or question waits for workers that do not respond, in milliseconds. */
const LIMIT_MS = 1_000;

/** Sends a message to one worker. */
export type SendToWorker = (message: ToWorker) => void;

interface Member {
  readonly send: SendToWorker;
  /** Whether others wait for it. A worker that starts is busy, and has nothing in memory that could be out of date. */
  attends: boolean;
}

interface Exchange {
  readonly from: number;
  readonly id: number;
  /** Workers that have not responded yet. */
  readonly waiting: Set<number>;
  readonly answers: unknown[];
  readonly limit: NodeJS.Timeout;
}

/** Passes notices and questions of each worker to all others, and tells the sender when all have responded. */
export class ExchangeRelay {
  private readonly workers = new Map<number, Member>();
  private readonly open = new Map<string, Exchange>();

  constructor(private readonly limitMs = LIMIT_MS) {}

  /** Adds a worker, for which nobody waits yet; its predecessor with the same number must have left. */
  join(number: number, send: SendToWorker): void {
    this.workers.set(number, { send, attends: false });
  }

  /** Notes that others wait for a worker from now on, and confirms that after all earlier messages to it. */
  attend(number: number, id: number): void {
    const worker = this.workers.get(number);
    if (worker === undefined) return;
    worker.attends = true;
    worker.send({ kind: 'done', id, answers: [] });
  }

  /** Removes a worker that has ended: nobody waits for it any more. */
  leave(number: number): void {
    this.workers.delete(number);
    for (const [key, exchange] of this.open) {
      if (exchange.from === number) this.close(key, exchange);
      else this.respond(key, exchange, number);
    }
  }

  /** Passes a notice or question of the worker `from` to the others. */
  pass(from: number, sent: Sent): void {
    const others = [...this.workers].filter(([number]) => number !== from);
    const key = keyOf(from, sent.id);
    const limit = setTimeout(() => this.end(key), this.limitMs).unref();
    const waiting = new Set(others.filter(([, { attends }]) => attends).map(([number]) => number));
    this.open.set(key, { from, id: sent.id, waiting, answers: [], limit });
    for (const [, { send }] of others) send({ ...sent, from });
    if (waiting.size === 0) this.end(key);
  }

  /** Takes the response of the worker `number`; one that comes too late is dropped. */
  take(number: number, { to, id, answer }: Reply): void {
    const key = keyOf(to, id);
    const exchange = this.open.get(key);
    if (exchange === undefined) return;
    if (answer !== undefined) exchange.answers.push(answer);
    this.respond(key, exchange, number);
  }

  private respond(key: string, { waiting }: Exchange, number: number): void {
    if (waiting.delete(number) && waiting.size === 0) this.end(key);
  }

  private end(key: string): void {
    const exchange = this.open.get(key);
    if (exchange === undefined) return;
    this.close(key, exchange);
    const { from, id, answers } = exchange;
    this.workers.get(from)?.send({ kind: 'done', id, answers });
  }

  private close(key: string, { limit }: Exchange): void {
    clearTimeout(limit);
    this.open.delete(key);
  }
}

function keyOf(from: number, id: number): string {
  return `${String(from)}:${String(id)}`;
}
