import { Inject, Injectable } from '@nestjs/common';
import type { Task } from '../task-status/task.js';
import { TaskStore } from '../task-status/task-store.js';
import { incompleteIn, type TakeoverProgress, type TakeoverView } from './takeover-view.js';

/** Kind of the task, which the migration that finds DataHub's rows begins, and its subject. */
export const TAKEOVER = 'takeover';

/** How long a state is told again before it is read anew, in milliseconds. */
const AGE_MS = 1_000;

/** Tells how far the takeover of DataHub's database is, whichever process does it. */
@Injectable()
export class TakeoverStatus {
  private known: { readonly at: number; readonly view: Promise<TakeoverView | undefined> } | undefined;

  constructor(@Inject(TaskStore) private readonly tasks: TaskStore) {}

  /**
   * The takeover that was begun last, as of a second ago; undefined for a store that this service made itself. Throws
   * `ENGINE_UNAVAILABLE`.
   */
  async current(): Promise<TakeoverView | undefined> {
    const now = performance.now();
    if (this.known === undefined || now - this.known.at > AGE_MS) this.known = { at: now, view: this.read() };
    return this.known.view;
  }

  /** The same while it is not completed. Never throws: what cannot be asked is not told. */
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
