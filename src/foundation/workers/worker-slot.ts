import type { Worker } from 'node:cluster';
import type { ToWorker } from './messages.js';
import { RestartPauses } from './restart-pauses.js';
import type { WorkerState } from './workers.port.js';

/** The process with one of the numbers, now and before. */
export class WorkerSlot {
  private readonly pauses = new RestartPauses();
  private worker: Worker | undefined;
  private startedAt: number | undefined;
  private servesSince: number | undefined;
  private restarts = 0;

  constructor(readonly number: number) {}

  /** Whether its process serves requests. */
  get isReady(): boolean {
    return this.servesSince !== undefined;
  }

  /** Whether there is a process. */
  get isRunning(): boolean {
    return this.worker !== undefined;
  }

  /** What others are told about it; undefined before the first process. */
  get state(): WorkerState | undefined {
    const { number, isReady, startedAt, restarts } = this;
    if (startedAt === undefined) return undefined;
    const pid = this.worker?.process.pid;
    return { number, ...(pid !== undefined && { pid }), isReady, startedAt, restarts };
  }

  /** Sets the process that has started. */
  begin(worker: Worker): void {
    this.worker = worker;
    this.startedAt = Date.now();
  }

  /** Notes that it serves requests. */
  serve(): void {
    this.servesSince = performance.now();
  }

  /** Notes that it has ended. Returns the pause before the next start, in milliseconds. */
  end(): number {
    const servedMs = this.servesSince === undefined ? 0 : performance.now() - this.servesSince;
    this.worker = undefined;
    this.servesSince = undefined;
    this.restarts += 1;
    return this.pauses.after(servedMs);
  }

  /** Sends a message, unless the process has ended. */
  send(message: ToWorker): void {
    if (this.worker?.isConnected() === true) this.worker.send(message, undefined, () => undefined);
  }

  /** Sends a signal, unless the process has ended. */
  signal(signal: NodeJS.Signals): void {
    this.worker?.process.kill(signal);
  }
}
