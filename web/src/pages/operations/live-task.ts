import type { RunningTask } from '../../api/figures.js';
import { useFigures } from '../../api/live.js';
import { useSession } from '../../api/session-context.js';
import { OPERATOR } from './sections.js';

/** How often the state of a task is read while the live figures do not have it, in milliseconds. */
export const TASK_POLL_MS = 1_000;

/** A task that runs, with the time since its start in milliseconds. */
export interface LiveTask extends RunningTask {
  readonly elapsedMs: number;
}

/** A task as the live figures have it; undefined if it does not run, and for users who may not see the figures. */
export function useLiveTask(taskId: string): LiveTask | undefined {
  const { data } = useFigures(useSession().privileges.has(OPERATOR));
  const task = data?.tasks.find(({ id }) => id === taskId);
  return task && data && { ...task, elapsedMs: Math.max(0, data.time - task.startedAt) };
}

/** A number of the progress of a task; undefined if it is not reported. */
export function numberIn(progress: RunningTask['progress'], name: string): number | undefined {
  const value = progress[name];
  return typeof value === 'number' ? value : undefined;
}
