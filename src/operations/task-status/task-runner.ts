import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import type { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { SqlTransaction } from '../../foundation/database/index.js';
import { FailureLog } from '../../foundation/common/failure-log.js';
import { messageOf } from '../../foundation/common/message-of.js';
import { OneProcess, Workers } from '../../foundation/workers/index.js';
import { nodeName } from './node-name.js';
import { RunningTask } from './running-task.js';
import type { Task, TaskHandler, TaskSpec } from './task.js';
import { TaskStore } from './task-store.js';

/** Interval of heartbeats and of searches for abandoned tasks, in milliseconds. */
const RENEW_MS = 5_000;
/**
 * Time without a heartbeat after which a task is abandoned, in milliseconds. Together with the interval it is shorter
 * than writers of a time series wait for a switch.
 */
const LEASE_MS = 15_000;
/** Maximum number of processes that start a task; after that the task fails. */
const ATTEMPTS = 3;

/**
 * Runs tasks in the background. A task outlives its process: another process, or the same one after a restart, resumes
 * it from the handler's checkpoint. The state of a task stays available after its end.
 */
@Injectable()
export class TaskRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Tasks');
  private readonly failures = new FailureLog(
    this.logger,
    'Failed to search for abandoned tasks',
    'Abandoned tasks are found again',
  );
  private readonly node = nodeName();
  private readonly handlers = new Map<string, TaskHandler>();
  private readonly essential = new Set<string>();
  private readonly running = new Map<string, RunningTask>();
  private begun = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: TaskStore,
    private readonly clock: Clock,
    private readonly workers: Workers = new OneProcess(),
  ) {}

  /**
   * Registers the handler of one kind of work; call it before the application has started. `essential` work resumes
   * after any number of interruptions; other work fails after it has ended three processes.
   */
  register(kind: string, handler: TaskHandler, { essential = false } = {}): void {
    this.handlers.set(kind, handler);
    if (essential) this.essential.add(kind);
  }

  /** An id for a task that is started later, `node:number`. */
  nextId(): string {
    return `${this.node}:${String((this.begun += 1))}`;
  }

  /** The progress that a task of this process last reported; undefined for any other task. */
  liveProgress(id: string): JsonObject | undefined {
    return this.running.get(id)?.reported;
  }

  /** Starts a task and returns its id. Throws `CONFLICT` while another task has the same subject. */
  async start(spec: TaskSpec, id: string = this.nextId()): Promise<string> {
    await this.store.begin(id, spec, this.node, this.clock.now());
    this.run(id, spec, undefined);
    return id;
  }

  /**
   * Stores a task in an open transaction. A process starts it once the transaction is committed: within some seconds,
   * or when `startScheduled` is called. The caller gives it a subject of its own.
   */
  async schedule(sql: SqlTransaction, spec: TaskSpec): Promise<void> {
    await this.store.schedule(sql, this.nextId(), spec, this.node, this.clock.now());
  }

  /**
   * Cancels a task of any process: `error` is the reason that its work ends with, at once in this process and within
   * seconds in another one. Returns false if the task has ended or is unknown.
   */
  async cancel(id: string, error: DomainError): Promise<boolean> {
    if (!(await this.store.cancel(id, error.message, this.clock.now()))) return false;
    this.running.get(id)?.cancel(error);
    return true;
  }

  /** Starts the scheduled tasks whose transactions are committed. Never rejects. */
  async startScheduled(): Promise<void> {
    if (!this.workers.onlyReads) await this.takeUp(LEASE_MS);
  }

  onApplicationBootstrap(): void {
    if (this.workers.onlyReads) return;
    void this.takeUp(this.store.isAlone ? 0 : LEASE_MS);
    this.timer = setInterval(() => void this.tick(), RENEW_MS);
    this.timer.unref();
  }

  /** Stops running tasks and releases them to the next process. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all([...this.running.values()].map((task) => task.stop()));
  }

  private async tick(): Promise<void> {
    await Promise.all([...this.running.values()].map((task) => task.renew()));
    await this.takeUp(LEASE_MS);
  }

  /** Resumes abandoned tasks. Those of a kind that only another version of the service knows are left to it. */
  private async takeUp(silentMs: number): Promise<void> {
    try {
      for (const task of await this.store.abandoned(silentMs)) {
        if (this.running.has(task.id) || !this.handlers.has(task.kind)) continue;
        if (!(await this.store.claim(task, this.node))) continue;
        await this.resume(task);
      }
      this.failures.noteSuccess();
    } catch (error) {
      this.failures.noteFailure(error);
    }
  }

  private async resume(task: Task): Promise<void> {
    if (task.attempts >= ATTEMPTS && !this.essential.has(task.kind)) {
      if (!(await this.clearUp(task))) return;
      const reason = `The task was interrupted ${String(task.attempts)} times and has failed. Start it again.`;
      await this.store.finish(task.id, this.node, task.progress, reason, this.clock.now());
      return;
    }
    if (task.attempts > 0) {
      this.logger.log(`Task ${task.id} (${task.kind} of ${task.subject}) was interrupted and is resumed`);
    }
    this.run(task.id, task, task.checkpoint, task.progress);
  }

  /** Returns false if it failed: the task then stays, so that a process tries again when its lease has ended. */
  private async clearUp({ id, kind, parameters, checkpoint }: Task): Promise<boolean> {
    const signal = AbortSignal.abort();
    const control = { signal, save: () => Promise.resolve(), progress: () => undefined };
    try {
      await this.handlers.get(kind)?.(parameters, { ...control, ...(checkpoint === undefined ? {} : { checkpoint }) });
    } catch (error) {
      if (error === signal.reason) return true;
      this.logger.warn(`Failed to clean up after task ${id}: ${messageOf(error)}`);
      return false;
    }
    return true;
  }

  private run(id: string, spec: TaskSpec, checkpoint: string | undefined, progress: JsonObject = {}): void {
    const handler = this.handlers.get(spec.kind) ?? unknownKind;
    const leaseMs = this.store.isAlone ? undefined : LEASE_MS;
    const task = new RunningTask({ id, owner: this.node, spec, checkpoint, progress, leaseMs }, this.store, this.clock);
    this.running.set(id, task);
    void task.run(handler).finally(() => this.running.delete(id));
  }
}

function unknownKind(): Promise<void> {
  return Promise.reject(new Error('This process has no handler for the task.'));
}
