import cluster, { type Worker } from 'node:cluster';
import { ExchangeRelay } from './exchange-relay.js';
import type { FromWorker } from './messages.js';
import { WorkerSlot } from './worker-slot.js';
import type { WorkerState } from './workers.port.js';

/** Options of a group. */
export interface WorkerGroupOptions {
  readonly count: number;
  /** The port that all workers listen on. */
  readonly port: number;
  /** Whether the first worker writes, and the others only read. */
  readonly sharesFiles: boolean;
  /** Called with the address once every worker serves requests, the first time only. */
  readonly onReady: (url: string) => void;
  /** Called when the last worker has ended, after `stop` or because none could start; `code` is the exit code. */
  readonly onEnd: (code: number) => void;
  /** Called with a sentence for the log when a worker crashes. */
  readonly report: (text: string) => void;
}

/**
 * The worker processes of a service, as the primary process sees them. The first one starts alone, so that it creates
 * and migrates what they share. One that ends is replaced, after a pause that grows while it keeps ending.
 */
export class WorkerGroup {
  private readonly slots: readonly WorkerSlot[];
  private readonly relay = new ExchangeRelay();
  private readonly restarts = new Set<NodeJS.Timeout>();
  private url: string | undefined;
  private wasReady = false;
  private isStopping = false;
  private code = 0;

  constructor(private readonly options: WorkerGroupOptions) {
    this.slots = Array.from({ length: options.count }, (_item, at) => new WorkerSlot(at + 1));
  }

  /** Starts the first worker, and the others when it serves requests. */
  start(): void {
    for (const slot of this.slots.slice(0, 1)) this.fork(slot);
  }

  /** Passes a signal to every worker and starts none again. The second signal makes them end at once. */
  stop(signal: NodeJS.Signals): void {
    this.isStopping = true;
    for (const restart of this.restarts) clearTimeout(restart);
    this.restarts.clear();
    for (const slot of this.slots) slot.signal(signal);
    this.endIfEmpty();
  }

  private fork(slot: WorkerSlot): void {
    const worker = cluster.fork();
    slot.begin(worker);
    worker.on('message', (message: FromWorker) => this.take(slot, message));
    worker.once('exit', (code, signal) => this.ended(slot, worker, code, signal));
  }

  private take(slot: WorkerSlot, message: FromWorker): void {
    if (message.kind === 'hello') this.welcome(slot);
    else if (message.kind === 'ready') this.ready(slot, message.url);
    else if (message.kind === 'attend') this.relay.attend(slot.number, message.id);
    else if (message.kind === 'reply') this.relay.take(slot.number, message);
    else this.relay.pass(slot.number, message);
  }

  private welcome(slot: WorkerSlot): void {
    const { port, sharesFiles } = this.options;
    const onlyReads = sharesFiles && slot.number > 1;
    slot.send({ kind: 'welcome', number: slot.number, port, onlyReads, members: this.members });
    this.relay.join(slot.number, (sent) => slot.send(sent));
    this.tellMembers();
  }

  private ready(slot: WorkerSlot, url: string): void {
    slot.serve();
    this.tellMembers();
    const isFirst = this.url === undefined;
    this.url ??= url;
    if (isFirst) for (const other of this.slots) if (other !== slot) this.fork(other);
    if (this.wasReady || !this.slots.every(({ isReady }) => isReady)) return;
    this.wasReady = true;
    this.options.onReady(url);
  }

  private ended(slot: WorkerSlot, worker: Worker, code: number | null, signal: string | null): void {
    const pauseMs = slot.end();
    this.relay.leave(slot.number);
    this.tellMembers();
    if (this.isStopping || this.url === undefined) {
      this.code = Math.max(this.code, code ?? 1);
      this.isStopping = true;
      this.endIfEmpty();
      return;
    }
    const how = signal ?? `exit code ${String(code)}`;
    this.options.report(
      `Worker ${String(slot.number)} (process ${String(worker.process.pid)}) ended with ${how}; it is started again in ${String(pauseMs)} ms`,
    );
    this.forkLater(slot, pauseMs);
  }

  private forkLater(slot: WorkerSlot, pauseMs: number): void {
    const restart = setTimeout(() => {
      this.restarts.delete(restart);
      this.fork(slot);
    }, pauseMs);
    this.restarts.add(restart);
  }

  private tellMembers(): void {
    const { members } = this;
    for (const slot of this.slots) slot.send({ kind: 'members', members });
  }

  private get members(): readonly WorkerState[] {
    return this.slots.flatMap(({ state }) => state ?? []);
  }

  private endIfEmpty(): void {
    if (!this.slots.some(({ isRunning }) => isRunning)) this.options.onEnd(this.code);
  }
}
