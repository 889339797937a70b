import type { Worker } from 'node:worker_threads';
import type { ThreadReply, ThreadRequest } from './thread-messages.js';

interface Pending<Reply> {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** Errors with which requests are rejected. */
export interface ThreadErrors<Failure> {
  /** The thread failed to process the request. */
  readonly failed: (failure: Failure) => Error;
  /** The thread ended before it replied; `cause` is the error that ended it, if there was one. */
  readonly ended: (cause: Error | undefined) => Error;
}

/**
 * Sends requests to a thread that runs `serveRequests`. The first request starts the thread, and so does the next one
 * after it has ended. It keeps the process alive only while a request waits for its reply.
 */
export class ThreadClient<Request, Reply, Failure> {
  private readonly pending = new Map<number, Pending<Reply>>();
  private worker: Worker | undefined;
  private latest = 0;

  constructor(
    private readonly start: () => Worker,
    private readonly errors: ThreadErrors<Failure>,
  ) {}

  /** Id of the latest request; 0 before the first. */
  get latestId(): number {
    return this.latest;
  }

  /** Resolves with the reply. Rejects with an error of `ThreadErrors`. */
  ask(request: Request): Promise<Reply> {
    const worker = (this.worker ??= this.startWorker());
    this.latest += 1;
    const message: ThreadRequest<Request> = { id: this.latest, request };
    worker.ref();
    return new Promise((resolve, reject) => {
      this.pending.set(message.id, { resolve, reject });
      worker.postMessage(message);
    });
  }

  /** Rejects the requests in progress at once, and terminates the thread. */
  end(): void {
    const { worker } = this;
    if (worker === undefined) return;
    this.fail(worker, undefined);
    void worker.terminate();
  }

  /** Terminates the thread; resolves when it has ended, and the requests in progress are rejected. */
  async close(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }

  private startWorker(): Worker {
    const worker = this.start();
    worker.on('message', (reply: ThreadReply<Reply, Failure>) => {
      this.settle(reply);
    });
    worker.on('error', (error: Error) => {
      this.fail(worker, error);
    });
    worker.on('exit', () => {
      this.fail(worker, undefined);
    });
    return worker;
  }

  private settle(reply: ThreadReply<Reply, Failure>): void {
    const request = this.pending.get(reply.id);
    this.pending.delete(reply.id);
    if (this.pending.size === 0) this.worker?.unref();
    if ('failure' in reply) request?.reject(this.errors.failed(reply.failure));
    else request?.resolve(reply.reply);
  }

  private fail(worker: Worker, cause: Error | undefined): void {
    if (this.worker === worker) this.worker = undefined;
    // The requests in progress are those of the thread that took its place.
    else if (this.worker !== undefined) return;
    const error = this.errors.ended(cause);
    for (const { reject } of this.pending.values()) reject(error);
    this.pending.clear();
  }
}
