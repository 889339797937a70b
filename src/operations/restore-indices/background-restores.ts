import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/common/json.js';
import type { Task, TaskControl } from '../task-status/task.js';
import { TaskRunner } from '../task-status/task-runner.js';
import { TaskStore } from '../task-status/task-store.js';
import { KIND_NAMES, type RestoreKind, type RestoreState, type RestoreTask } from './restore-task.js';

/** Interval at which progress is passed on to the heartbeats, in milliseconds. */
const PROGRESS_MS = 1_000;

const STATES: Readonly<Record<Task['state'], RestoreState>> = {
  RUNNING: 'RUNNING',
  COMPLETED: 'DONE',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
};

/** Work of a restore in the background; resolves when it is complete, and `begun` gets its task. */
export type BackgroundWork = (signal: AbortSignal, begun: (task: RestoreTask) => void) => Promise<unknown>;

/** The description of a restore in the background. */
export interface BackgroundRestore {
  readonly id: string;
  readonly kind: RestoreKind;
  readonly startedBy: string;
  readonly args: JsonObject;
}

/**
 * Runs restores as tasks, so that every process can list and cancel them. A restore ends with its process: rows that
 * were restored stay restored, and the caller repeats the rest.
 */
@Injectable()
export class BackgroundRestores {
  private readonly works = new Map<string, BackgroundWork>();

  constructor(
    @Inject(TaskRunner) private readonly runner: TaskRunner,
    @Inject(TaskStore) private readonly store: TaskStore,
  ) {
    for (const kind of Object.values(KIND_NAMES))
      runner.register(kind, ({ taskId }, control) => this.run(taskId as string, control));
  }

  /** An id for a restore that is started later. */
  nextId(): string {
    return this.runner.nextId();
  }

  /** Starts a restore. Throws `ENGINE_UNAVAILABLE`. */
  async start({ id, kind, startedBy, args }: BackgroundRestore, work: BackgroundWork): Promise<void> {
    this.works.set(id, work);
    const name = KIND_NAMES[kind];
    try {
      await this.runner.start({ kind: name, subject: id, parameters: { taskId: id, startedBy, args } }, id);
    } catch (error) {
      this.works.delete(id);
      throw error;
    }
  }

  /** Cancels a restore of any process with `error`. Returns false if it has ended or is unknown. */
  async cancel(id: string, error: DomainError): Promise<boolean> {
    const task = await this.store.find(id);
    return task !== undefined && isRestore(task) && (await this.runner.cancel(id, error));
  }

  /** The state of a restore of any process, as of its last heartbeat; undefined if unknown. */
  async view(id: string): Promise<JsonObject | undefined> {
    const task = await this.store.find(id);
    return task === undefined || !isRestore(task) ? undefined : viewOf(task);
  }

  private async run(id: string, control: TaskControl): Promise<void> {
    const work = this.works.get(id);
    this.works.delete(id);
    if (work === undefined)
      throw new DomainError('STOPPING', 'The process of the restore ended. Start the restore again.');
    let task: RestoreTask | undefined;
    const report = (): void => {
      if (task !== undefined) control.progress({ ...task.progress(), result: [task.result()] });
    };
    const timer = setInterval(report, PROGRESS_MS);
    try {
      await work(control.signal, (begun) => (task = begun));
    } finally {
      clearInterval(timer);
      report();
    }
  }
}

function isRestore({ kind }: Task): boolean {
  return Object.values(KIND_NAMES).includes(kind);
}

function viewOf({ id, kind, state, parameters, progress, error, createdOn, finishedOn }: Task): JsonObject {
  const { startedBy = '', args = {} } = parameters;
  return {
    taskId: id,
    kind: kind === KIND_NAMES.rebuild ? 'rebuild' : 'restore',
    state: STATES[state],
    startedBy,
    startedAt: createdOn,
    ...(finishedOn !== undefined && { endedAt: finishedOn }),
    ...(error !== undefined && { error }),
    ...progress,
    args,
  };
}
