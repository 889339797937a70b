import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Database as SqliteHandle } from 'better-sqlite3';
import type { ThreadAnswer, ThreadCall } from './thread-calls.js';

/** Heaps of threads that do little else than to run statements. */
const LIMITS = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 128 };

interface Pending<Reply> {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** A thread with a connection of its own to a SQLite file, started by the first request. It keeps no process alive. */
export class SqliteThread<Request, Reply> {
  private readonly pending = new Map<number, Pending<Reply>>();
  private worker: Worker | undefined;
  private calls = 0;

  private constructor(
    private readonly script: URL,
    private readonly path: string,
  ) {}

  /** The thread that runs `script` on the file of `handle`; undefined in memory, and where the script is not built. */
  static of<Request, Reply>(script: URL, handle: SqliteHandle): SqliteThread<Request, Reply> | undefined {
    if (handle.memory || !existsSync(fileURLToPath(script))) return undefined;
    return new SqliteThread(script, handle.name);
  }

  /** Resolves with the reply. Rejects with the thread's error and its `code`; the next request starts it again. */
  ask(request: Request): Promise<Reply> {
    const worker = (this.worker ??= this.start());
    this.calls += 1;
    const call: ThreadCall<Request> = { id: this.calls, request };
    return new Promise((resolve, reject) => {
      this.pending.set(call.id, { resolve, reject });
      worker.postMessage(call);
    });
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(this.script, { workerData: this.path, resourceLimits: LIMITS });
    worker.on('message', (answer: ThreadAnswer<Reply>) => {
      this.settle(answer);
    });
    worker.on('error', (error: Error) => {
      this.end(worker, error);
    });
    worker.on('exit', () => {
      this.end(worker, new Error('The thread has ended.'));
    });
    worker.unref();
    return worker;
  }

  private settle(answer: ThreadAnswer<Reply>): void {
    const call = this.pending.get(answer.id);
    this.pending.delete(answer.id);
    if ('reply' in answer) call?.resolve(answer.reply);
    else call?.reject(Object.assign(new Error(answer.message), { code: answer.code }));
  }

  private end(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.pending.values()) reject(error);
    this.pending.clear();
  }
}
