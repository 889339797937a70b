import { Logger } from '@nestjs/common';
import type { Clock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import { defined } from '../../foundation/common/given.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { messageOf } from '../../foundation/common/message-of.js';
import type { TaskHandler, TaskSpec } from './task.js';
import type { TaskStore } from './task-store.js';

/** A task at the time when a process starts or resumes it. */
export interface TaskRun {
  readonly id: string;
  readonly owner: string;
  readonly spec: TaskSpec;
  readonly checkpoint: string | undefined;
  readonly progress: JsonObject;
  /**
   * Milliseconds from a heartbeat until another process may claim the task; undefined where there is no other process.
   */
  readonly leaseMs: number | undefined;
}

/** How long before the end of its lease a task stops, so that its last requests end before another process begins. */
const MARGIN_MS = 3_000;

/** A task that runs in this process. */
export class RunningTask {
  private readonly logger = new Logger('Tasks');
  private readonly stopping = new AbortController();
  private done: Promise<void> = Promise.resolve();
  private progress: JsonObject;
  private isLeft = false;
  private isLost = false;
  private isCancelled = false;
  private lapse: NodeJS.Timeout | undefined;

  constructor(
    private readonly task: TaskRun,
    private readonly store: TaskStore,
    private readonly clock: Clock,
  ) {
    this.progress = task.progress;
  }

  /** The progress that the work last reported. */
  get reported(): JsonObject {
    return this.progress;
  }

  /** Runs the work and stores its outcome. Never rejects. */
  run(handler: TaskHandler): Promise<void> {
    const { id, owner, spec, checkpoint } = this.task;
    this.extend(performance.now());
    const control = {
      signal: this.stopping.signal,
      ...defined({ checkpoint }),
      save: async (text: string): Promise<void> => {
        await this.keep(() => this.store.save(id, owner, text));
        this.stopping.signal.throwIfAborted();
      },
      progress: (progress: JsonObject): void => {
        this.progress = progress;
      },
    };
    this.done = handler(spec.parameters, control)
      .then(() => this.finish(undefined))
      .catch((error: unknown) => (this.isLeft ? this.leave() : this.finish(error)))
      .catch((error: unknown) => {
        this.logger.warn(`Failed to store the outcome of task ${id}: ${messageOf(error)}`);
      })
      .finally(() => clearTimeout(this.lapse));
    return this.done;
  }

  /** Sends a heartbeat. Stops the task if another process has claimed it, or may do so because none was stored. */
  async renew(): Promise<void> {
    const { id, owner } = this.task;
    try {
      await this.keep(() => this.store.renew(id, owner, this.progress));
    } catch (error) {
      this.logger.warn(`Failed to send a heartbeat for task ${id}: ${messageOf(error)}`);
    }
  }

  /** Stops the work and releases the task to another process; resolves once that is stored. */
  async stop(): Promise<void> {
    this.isLeft = true;
    this.stopping.abort(new Error('The service is shutting down'));
    await this.done;
  }

  /** Stops the work; the cancellation is stored already. */
  cancel(error: DomainError): void {
    this.isCancelled = true;
    this.stopping.abort(error);
  }

  /** Extends the lease by a statement that changes the task only if it still belongs to this process. */
  private async keep(statement: () => Promise<boolean>): Promise<void> {
    const sent = performance.now();
    if (await statement()) this.extend(sent);
    else this.lose('The task was cancelled, or another process has claimed it');
  }

  private extend(from: number): void {
    const { leaseMs } = this.task;
    if (leaseMs === undefined || this.stopping.signal.aborted) return;
    clearTimeout(this.lapse);
    const left = from + leaseMs - MARGIN_MS - performance.now();
    this.lapse = setTimeout(() => this.lose('No heartbeat of the task could be stored'), Math.max(0, left)).unref();
  }

  private lose(reason: string): void {
    this.isLost = true;
    this.stopping.abort(new Error(reason));
  }

  private async leave(): Promise<void> {
    await this.store.release(this.task.id, this.task.owner, this.progress);
  }

  private async finish(error: unknown): Promise<void> {
    const { id, owner, spec } = this.task;
    if (this.isCancelled) {
      this.logger.log(`Task ${id} (${spec.kind}) was cancelled`);
      return;
    }
    if (this.isLost && error !== undefined) {
      this.logger.warn(`Task ${id} (${spec.kind}) was stopped here: ${messageOf(error)}`);
      return;
    }
    if (error !== undefined)
      this.logger.error(`Task ${id} (${spec.kind} of ${spec.subject}) failed: ${messageOf(error)}`);
    await this.store.finish(
      id,
      owner,
      this.progress,
      error === undefined ? undefined : shownText(error),
      this.clock.now(),
    );
  }
}

/** Returns the public text of an error: the service's own messages, never those of a database or an engine. */
function shownText(error: unknown): string {
  return error instanceof DomainError ? error.message : 'It failed for a reason that the log tells.';
}
