import { setTimeout as wait } from 'node:timers/promises';
import { durationText, grouped } from '../../foundation/common/amount-text.js';
import { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { type ProgressOutput, ProgressLine } from '../progress-line.js';
import type { RestoreProgress, RestoreWorker } from './restore-worker.js';

const BAR_WIDTH = 30;
/** Interval between updates of the bar, in milliseconds. */
const BAR_MS = 200;

/** Waits for the end of a restore and shows its progress. Returns its results; throws if it did not finish. */
export async function followRestore(
  worker: RestoreWorker,
  taskId: string,
  output: ProgressOutput,
): Promise<readonly JsonObject[]> {
  const line = new ProgressLine(output);
  for (;;) {
    const progress = await worker.progress(taskId);
    if (progress.state !== 'RUNNING') {
      line.clear();
      if (progress.state === 'FAILED') throw new DomainError('INTERNAL', failureOf(progress));
      return progress.result;
    }
    line.show(textOf(progress), barOf(progress));
    await wait(BAR_MS);
  }
}

/** A progress bar with numbers, on one line. */
export function barOf(progress: RestoreProgress): string {
  const { rowsDone, rowsTotal } = progress;
  if (rowsTotal === undefined || rowsTotal === 0) return textOf(progress);
  const share = Math.min(1, rowsDone / rowsTotal);
  const full = Math.round(share * BAR_WIDTH);
  const bar = '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
  return `${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${textOf(progress)}`;
}

function textOf({ rowsDone, rowsTotal, rowsPerSecond, secondsLeft }: RestoreProgress): string {
  const total = rowsTotal === undefined ? '' : ` of ${grouped(rowsTotal)}`;
  const left = secondsLeft === undefined ? '' : `, ${durationText(secondsLeft)} left`;
  return `${grouped(rowsDone)}${total} rows, ${grouped(rowsPerSecond)} rows/s${left}`;
}

function failureOf({ error = 'The reason is unknown.', rowsDone }: RestoreProgress): string {
  return `The restore ended after ${grouped(rowsDone)} rows. ${error}`;
}
