import { Injectable } from '@nestjs/common';
import type { Task } from '../task-status/task.js';
import { TaskStore } from '../task-status/task-store.js';
import { incompleteIn, type TakeoverProgress, type TakeoverView } from './takeover-view.js';

/** Kind and subject of the task that the migration of a DataHub database starts. */
export const TAKEOVER = 'takeover';

/** How long a state is cached, in milliseconds. */
const AGE_MS = 1_000;

/** Reads the state of the takeover of a DataHub database in any process. */
@Injectable()
export class TakeoverStatus {
  private known: { readonly at: number; readonly view: Promise<TakeoverView | undefined> } | undefined;

  constructor(private readonly tasks: TaskStore) {}

  /**
   * Returns the latest takeover, at most one second old; undefined for a database that this service created. Throws
   * `ENGINE_UNAVAILABLE`.
   */
  async current(): Promise<TakeoverView | undefined> {
    const now = performance.now();
    if (this.known === undefined || now - this.known.at > AGE_MS) this.known = { at: now, view: this.read() };
    return this.known.view;
  }

  /** Returns the takeover if it is not completed; undefined otherwise or on an error. Never throws. */
  async unfinished(): Promise<TakeoverView | undefined> {
    const view = await this.current().catch(() => undefined);
    return view?.state === 'COMPLETED' ? undefined : view;
  }

  private async read(): Promise<TakeoverView | undefined> {
    const task = await this.tasks.latest(TAKEOVER);
    return task && viewOf(task);
  }
}

function viewOf({ id, state, progress, createdOn, finishedOn, error }: Task): TakeoverView {
  const told = progress as Partial<TakeoverProgress>;
  return {
    taskId: id,
    state,
    ...told,
    incomplete: state === 'COMPLETED' ? [] : incompleteIn(told.phase),
    startedAt: createdOn,
    ...(finishedOn !== undefined && { finishedAt: finishedOn }),
    ...(error !== undefined && { error }),
  };
}
