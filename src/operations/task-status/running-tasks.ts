import { Inject, Injectable } from '@nestjs/common';
import { RebuildRegister } from '../../projection/index.js';
import { RestoreTasks } from '../restore-indices/restore-tasks.js';
import type { RunningWork } from './task.js';
import { TaskRunner } from './task-runner.js';
import { TaskStore } from './task-store.js';

/** Lists what runs: the tasks of all replicas, and the restores whose callers wait in this process. */
@Injectable()
export class RunningTasks {
  constructor(
    @Inject(TaskStore) private readonly store: TaskStore,
    @Inject(TaskRunner) private readonly runner: TaskRunner,
    @Inject(RestoreTasks) private readonly restores: RestoreTasks,
    @Inject(RebuildRegister) private readonly rebuilds: RebuildRegister,
  ) {}

  /** Whether a restore runs in this process. */
  get runsHere(): boolean {
    return this.restores.running.length > 0;
  }

  /** The running work, the oldest first. Throws `ENGINE_UNAVAILABLE`. */
  async running(): Promise<readonly RunningWork[]> {
    const [stored, rebuild] = await Promise.all([this.store.abandoned(0), this.rebuilds.current()]);
    const own = this.restores.running.map((task) => task.work());
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
}

function rebuildElsewhere(id: string, startedAt: number, startedBy: string): RunningWork {
  return { id, kind: 'rebuildIndices', startedAt, progress: { startedBy } };
}
