import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { barOf, followRestore } from './restore-progress.js';
import type { RestoreProgress, RestoreWorker } from './restore-worker.js';

const RUNNING: RestoreProgress = { state: 'RUNNING', rowsDone: 0, rowsPerSecond: 0, result: [] };
const END: RestoreProgress = { ...RUNNING, state: 'DONE', result: [{ rowsMigrated: 4 }] };

function workerTelling(...progress: readonly RestoreProgress[]): RestoreWorker {
  const left = [...progress];
  return fake<RestoreWorker>({ progress: () => Promise.resolve(left.shift() ?? END) });
}

function outputOf(isTTY: boolean): { readonly isTTY: boolean; readonly texts: string[]; write(text: string): void } {
  const texts: string[] = [];
  return { isTTY, texts, write: (text) => void texts.push(text) };
}

describe('the progress of a restore', () => {
  it.each<[Partial<RestoreProgress>, string]>([
    [{ rowsDone: 5 }, '5 rows, 0 rows/s'],
    [{ rowsDone: 0, rowsTotal: 0 }, '0 of 0 rows, 0 rows/s'],
    [
      { rowsDone: 1500, rowsTotal: 3000, rowsPerSecond: 20, secondsLeft: 75 },
      `${'█'.repeat(15)}${'░'.repeat(15)}  50 %  1,500 of 3,000 rows, 20 rows/s, 1 min 15 s left`,
    ],
    [
      { rowsDone: 9, rowsTotal: 4, rowsPerSecond: 1, secondsLeft: 7300 },
      `${'█'.repeat(30)} 100 %  9 of 4 rows, 1 rows/s, 2 h 1 min left`,
    ],
  ])('should be told in a line: %j', (progress, line) => {
    expect(barOf({ ...RUNNING, ...progress })).toBe(line);
  });

  it('should be drawn over itself on a terminal, and leave nothing behind', async () => {
    const output = outputOf(true);
    await expect(followRestore(workerTelling(RUNNING), 'id', output)).resolves.toEqual(END.result);
    expect(output.texts.map((text) => text.startsWith('\r'))).toEqual([true, true]);
    expect(output.texts.at(-1)?.trim()).toBe('\u001B[2K');
  });

  it('should be silent in a pipe when it is quick', async () => {
    const output = outputOf(false);
    await followRestore(workerTelling(RUNNING), 'id', output);
    expect(output.texts).toEqual([]);
  });

  it('should end with the reason when the restore did not finish', async () => {
    const failed: RestoreProgress = { ...RUNNING, state: 'FAILED', rowsDone: 12, error: 'The engine is gone.' };
    await expect(followRestore(workerTelling(failed), 'id', outputOf(true))).rejects.toThrow(
      'The restore ended after 12 rows. The engine is gone.',
    );
  });
});
