import type { JsonObject } from '../../foundation/json/json.js';
import type { TaskControl } from './task.js';

/** Interval between reports, in milliseconds. */
const REPORT_MS = 1_000;

/** Runs the work of a task, and reports its progress each second and at its end. Throws what `work` throws. */
export async function reporting(
  control: Pick<TaskControl, 'progress'>,
  progress: () => JsonObject,
  work: () => Promise<unknown>,
): Promise<void> {
  const report = (): void => control.progress(progress());
  const timer = setInterval(report, REPORT_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
    report();
  }
}
