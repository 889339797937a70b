import { setTimeout as wait } from 'node:timers/promises';
import { DomainError } from '../common/errors.js';
import type { JsonObject } from '../common/json.js';
import type { RestoreProgress, RestoreWorker } from './restore-worker.js';

/** Where progress is shown: a terminal, or a file or pipe. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const BAR_WIDTH = 30;
/** How often a bar is drawn, and how often a line is written where nothing can be drawn over, in milliseconds. */
const BAR_MS = 200;
const LINE_MS = 5_000;
/** Erases the line and returns to its beginning. */
const CLEAR = '\r\u001B[2K';

/** Waits for the end of a restore and shows how far it is. Answers its results; throws when it did not finish. */
export async function followRestore(
  worker: RestoreWorker,
  taskId: string,
  output: ProgressOutput,
): Promise<readonly JsonObject[]> {
  const isDrawn = output.isTTY === true;
  let told = performance.now();
  for (;;) {
    const progress = await worker.progress(taskId);
    if (progress.state !== 'RUNNING') {
      if (isDrawn) output.write(CLEAR);
      if (progress.state === 'FAILED') throw new DomainError('INTERNAL', failureOf(progress));
      return progress.result;
    }
    if (isDrawn) output.write(CLEAR + barOf(progress));
    else if (performance.now() - told > LINE_MS) {
      output.write(`${textOf(progress)}\n`);
      told = performance.now();
    }
    await wait(BAR_MS);
  }
}

/** A bar with numbers beside it, on one line. */
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
  const left = secondsLeft === undefined ? '' : `, ${durationOf(secondsLeft)} left`;
  return `${grouped(rowsDone)}${total} rows, ${grouped(rowsPerSecond)} rows/s${left}`;
}

function failureOf({ error = 'The reason is unknown.', rowsDone }: RestoreProgress): string {
  return `The restore ended after ${grouped(rowsDone)} rows. ${error}`;
}

function grouped(number: number): string {
  return number.toLocaleString('en-US');
}

function durationOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${String(seconds)} s`;
  const hours = Math.floor(minutes / 60);
  return hours === 0
    ? `${String(minutes)} min ${String(seconds % 60)} s`
    : `${String(hours)} h ${String(minutes % 60)} min`;
}
