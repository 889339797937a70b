import { Injectable } from '@nestjs/common';
import { OneProcess, Question, Workers } from '../../foundation/workers/index.js';
import { RebuildRegister } from '../../projection/index.js';
import { RestoreTasks } from '../restore-indices/restore-tasks.js';
import type { RunningWork } from './task.js';
import { TaskRunner } from './task-runner.js';
import { TaskStore } from './task-store.js';

const RESTORES = new Question<readonly RunningWork[]>('restores in progress');

/** Lists what runs: the tasks of all replicas, and the restores of this replica whose callers wait. */
@Injectable()
export class RunningTasks {
  constructor(
    private readonly store: TaskStore,
    private readonly runner: TaskRunner,
    private readonly restores: RestoreTasks,
    private readonly rebuilds: RebuildRegister,
    private readonly workers: Workers = new OneProcess(),
  ) {
    workers.onAsked(RESTORES, () => this.own());
  }

  /** Whether a restore runs in this process. */
  get runsHere(): boolean {
    return this.restores.running.length > 0;
  }

  /** The running work, the oldest first. Throws `ENGINE_UNAVAILABLE`. */
  async running(): Promise<readonly RunningWork[]> {
    const [stored, rebuild, ofOthers] = await Promise.all([
      this.store.abandoned(0),
      this.rebuilds.current(),
      this.workers.ask(RESTORES),
    ]);
    const own = [...this.own(), ...ofOthers.flat()];
    const ids = new Set(own.map(({ id }) => id));
    const others = stored
      .filter(({ id }) => !ids.has(id))
      .map(({ id, kind, createdOn, progress, parameters: { startedBy } }) => {
        const { result: _, ...reported } = this.runner.liveProgress(id) ?? progress;
        const by = startedBy === undefined ? {} : { startedBy };
        return { id, kind, startedAt: createdOn, progress: { ...by, ...reported } };
      });
    const work = [...own, ...others];
    const isListed = rebuild === undefined || work.some(({ kind }) => kind === 'rebuildIndices');
    const elsewhere = isListed ? [] : [rebuildElsewhere(rebuild.id, rebuild.begunOn, rebuild.begunBy)];
    return [...work, ...elsewhere].sort((one, other) => one.startedAt - other.startedAt);
  }

  private own(): readonly RunningWork[] {
    return this.restores.running.map((task) => task.work());
  }
}

function rebuildElsewhere(id: string, startedAt: number, startedBy: string): RunningWork {
  return { id, kind: 'rebuildIndices', startedAt, progress: { startedBy } };
}
