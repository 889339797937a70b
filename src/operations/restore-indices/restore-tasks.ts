import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type GaugeValue, MetricsRegistry } from '../../foundation/telemetry/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { Notice, OneProcess, Question, Workers } from '../../foundation/workers/index.js';
import { RestoreTask, type RestoreTaskSubject } from './restore-task.js';
import { messageOf } from '../../foundation/common/message-of.js';

/** Number of finished tasks to keep. */
const REMEMBERED = 20;

/** The restores of a worker, running or finished, as `view` of a task describes them. */
const VIEWS = new Question<readonly JsonObject[]>('views of restores');

const CANCELLED = new Notice<{ readonly id: string; readonly reason: string }>('restore cancelled');

/** The running restores of this process, and the most recently finished ones; those of the other workers on request. */
@Injectable()
export class RestoreTasks implements OnModuleInit {
  private readonly active = new Set<RestoreTask>();
  private ended: readonly RestoreTask[] = [];

  constructor(
    private readonly metrics: MetricsRegistry,
    private readonly workers: Workers = new OneProcess(),
  ) {
    workers.onAsked(VIEWS, () => [...this.ended, ...this.active].map((task) => task.view()));
    workers.onTold(CANCELLED, ({ id, reason }) => this.cancelOwn(id, new DomainError('CONFLICT', reason)));
  }

  onModuleInit(): void {
    this.gauge('restore_running', 'Restores and rebuilds of search indices in progress.', () => 1);
    this.gauge('restore_rows_done', 'Rows processed by the running restores.', ({ rowsDone }) => rowsDone);
    this.gauge(
      'restore_rows_expected',
      'Rows to process by the running restores, as far as known.',
      ({ subject }) => subject.tally.rowsTotal,
    );
    this.gauge(
      'restore_rows_per_second',
      'Rows that the running restores process per second.',
      (task) => task.rowsPerSecond,
    );
    this.gauge(
      'restore_seconds_left',
      'Estimated seconds until the running restores are completed.',
      (task) => task.secondsLeft,
    );
  }

  /** Running tasks, oldest first. */
  get running(): readonly RestoreTask[] {
    return [...this.active];
  }

  /** Rows per second of the last complete restore, or of the one that runs; undefined if there is none. */
  get knownRate(): number | undefined {
    const known = [...this.ended, ...this.active].filter(({ rowsDone, failed }) => rowsDone > 0 && !failed);
    return known.at(-1)?.rowsPerSecond;
  }

  /** The most recently finished task. */
  get last(): RestoreTask | undefined {
    return this.ended.at(-1);
  }

  /** Returns a task by id; undefined if the task is unknown or no longer kept. */
  find(id: string): RestoreTask | undefined {
    return [...this.active, ...this.ended].find(({ subject }) => subject.id === id);
  }

  /** The tasks of the other workers as `view` describes them. */
  async elsewhere(): Promise<readonly JsonObject[]> {
    return (await this.workers.ask(VIEWS)).flat();
  }

  /** Ends a running task of any worker with `error`; returns whether there is one. */
  async cancel(id: string, error: DomainError): Promise<boolean> {
    if (this.cancelOwn(id, error)) return true;
    const runs = (await this.elsewhere()).some(({ taskId, state }) => taskId === id && state === 'RUNNING');
    if (runs) await this.workers.tell(CANCELLED, { id, reason: error.message });
    return runs;
  }

  private cancelOwn(id: string, error: DomainError): boolean {
    const own = this.running.find(({ subject }) => subject.id === id);
    own?.cancel(error);
    return own !== undefined;
  }

  /** Runs `work` as a task; throws what `work` throws. */
  async run(subject: RestoreTaskSubject, work: (task: RestoreTask) => Promise<unknown>): Promise<RestoreTask> {
    const task = new RestoreTask(subject);
    this.active.add(task);
    try {
      await work(task);
      task.finish();
      return task;
    } catch (error) {
      task.finish(messageOf(error));
      throw error;
    } finally {
      this.active.delete(task);
      this.ended = [...this.ended.slice(1 - REMEMBERED), task];
    }
  }

  private gauge(name: string, help: string, value: (task: RestoreTask) => number | undefined): void {
    this.metrics.gauge({ name, help, labels: ['kind'] }, () => this.sums(value));
  }

  private sums(value: (task: RestoreTask) => number | undefined): readonly GaugeValue[] {
    const sums = new Map<string, number>();
    for (const task of this.active) {
      const { kind } = task.subject;
      const one = value(task);
      if (one !== undefined) sums.set(kind, (sums.get(kind) ?? 0) + one);
    }
    return [...sums].map(([kind, sum]) => ({ value: sum, labels: { kind } }));
  }
}
