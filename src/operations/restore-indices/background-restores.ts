import { Injectable } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { reporting } from '../task-status/reporting.js';
import type { Task, TaskControl } from '../task-status/task.js';
import { TaskRunner } from '../task-status/task-runner.js';
import { TaskStore } from '../task-status/task-store.js';
import { KIND_NAMES, type RestoreKind, type RestoreState, type RestoreTask } from './restore-task.js';
import {
  type BackgroundRestore,
  type RestoreCheckpoint,
  type RestoreParameters,
  storedRestore,
} from './stored-restore.js';

const STATES: Readonly<Record<Task['state'], RestoreState>> = {
  RUNNING: 'RUNNING',
  COMPLETED: 'DONE',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
};

/** Controls of a restore in the background. */
export interface RestoreControl {
  /** Aborted when the work must end. */
  readonly signal: AbortSignal;
  /** Where an interrupted run of the restore stopped; undefined for the first run. */
  readonly checkpoint: RestoreCheckpoint | undefined;
  /** Names the task whose progress is reported. */
  begun(task: RestoreTask): void;
  /** Saves where another run would continue. */
  save(checkpoint: RestoreCheckpoint): Promise<void>;
}

/** Work of a restore in the background; resolves when it is complete. */
export type RestoreWork = (restore: BackgroundRestore, control: RestoreControl) => Promise<unknown>;

/**
 * Runs restores as tasks, so that every process can list and cancel them. If the process of a restore ends, the next
 * one, or another replica, continues the restore at its checkpoint.
 */
@Injectable()
export class BackgroundRestores {
  private work: RestoreWork | undefined;

  constructor(
    private readonly runner: TaskRunner,
    private readonly store: TaskStore,
  ) {
    for (const kind of ['restore', 'rebuild'] as const) {
      runner.register(KIND_NAMES[kind], (parameters, control) =>
        this.run(kind, parameters as unknown as RestoreParameters, control),
      );
    }
  }

  /** Sets the work of all restores; call it before the application has started. */
  handle(work: RestoreWork): void {
    this.work = work;
  }

  /** An id for a restore that is started later. */
  nextId(): string {
    return this.runner.nextId();
  }

  /** Starts a restore. Throws `ENGINE_UNAVAILABLE`. */
  async start({ id, kind, startedBy, startedAt, args }: BackgroundRestore): Promise<void> {
    const parameters = { taskId: id, startedBy, startedAt, args };
    await this.runner.start({ kind: KIND_NAMES[kind], subject: id, parameters }, id);
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

  private async run(kind: RestoreKind, parameters: RestoreParameters, control: TaskControl): Promise<void> {
    const { signal, checkpoint } = control;
    if (signal.aborted) return;
    const restore = storedRestore(kind, parameters);
    const { work } = this;
    if (work === undefined) throw new Error('This process cannot restore.');
    let task: RestoreTask | undefined;
    await reporting(
      control,
      () => (task === undefined ? {} : { ...task.progress(), result: [task.result()] }),
      () =>
        work(restore, {
          signal,
          checkpoint: checkpoint === undefined ? undefined : (JSON.parse(checkpoint) as RestoreCheckpoint),
          begun: (begun) => (task = begun),
          save: (reached) => control.save(JSON.stringify(reached)),
        }),
    );
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
