import { describe, expect, it } from '@jest/globals';
import { connectedWorkers } from '../../../../test/support/service/connected-workers.js';
import type { Workers } from '../../../foundation/workers/index.js';
import { FreshReads } from './fresh-reads.js';

const INTERVAL_MS = 60_000;

function freshReads(intervalMs = INTERVAL_MS, workers?: Workers) {
  const refreshed: (readonly string[])[] = [];
  const gate: { open: Promise<void> } = { open: Promise.resolve() };
  const reads = new FreshReads(
    async (indices) => {
      refreshed.push(indices);
      await gate.open;
    },
    intervalMs,
    workers,
  );
  return { refreshed, reads, gate };
}

describe('FreshReads', () => {
  it('should refresh what was written, once', async () => {
    const { refreshed, reads } = freshReads();
    await reads.ready(['tag', 'dataset']);
    expect(refreshed).toEqual([]);
    reads.note('tag');
    reads.note('tag');
    await reads.ready(['dataset']);
    expect(refreshed).toEqual([]);
    await Promise.all([reads.ready(['tag', 'dataset']), reads.ready(['tag'])]);
    await reads.ready(['tag']);
    expect(refreshed).toEqual([['tag']]);
    reads.note('tag');
    await reads.ready(['tag']);
    expect(refreshed).toEqual([['tag'], ['tag']]);
  });

  it('should wait for a refresh that is under way, and refresh again what was written since it began', async () => {
    const { refreshed, reads, gate } = freshReads();
    let open = (): void => undefined;
    gate.open = new Promise((resolve) => (open = resolve));
    const done: string[] = [];
    const asked = async (name: string): Promise<void> => {
      await reads.ready(['tag']);
      done.push(name);
    };
    reads.note('tag');
    const first = asked('first');
    await new Promise(setImmediate);
    const second = asked('second');
    reads.note('tag');
    const third = asked('third');
    await new Promise(setImmediate);
    expect([refreshed.length, done]).toEqual([1, []]);
    open();
    await Promise.all([first, second, third]);
    expect(refreshed).toEqual([['tag'], ['tag']]);
  });

  it('should leave to the engine what is being loaded, and what it has shown by itself', async () => {
    const loading = freshReads();
    for (let document = 0; document < 101; document += 1) loading.reads.note('dataset');
    loading.reads.note('tag');
    await loading.reads.ready(['dataset', 'tag']);
    expect(loading.refreshed).toEqual([['tag']]);

    const quick = freshReads(1);
    quick.reads.note('tag');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await quick.reads.ready(['tag']);
    expect(quick.refreshed).toEqual([]);
  });

  it('should let searches go on when the engine does not answer', async () => {
    const { reads, gate } = freshReads();
    gate.open = new Promise(() => undefined);
    reads.note('tag');
    await expect(reads.ready(['tag'])).resolves.toBeUndefined();
    await expect(reads.ready(['dataset'])).resolves.toBeUndefined();
  });

  it('should let searches go on when the engine refuses', async () => {
    const reads = new FreshReads(() => Promise.reject(new Error('down')), INTERVAL_MS);
    reads.note('tag');
    await expect(reads.ready(['tag'])).resolves.toBeUndefined();
  });

  it('should refresh what another worker has written', async () => {
    const [here, there] = connectedWorkers(2).map((worker) => freshReads(INTERVAL_MS, worker));
    await here?.reads.noteWritten(['tag', 'tag', 'dataset']);
    await there?.reads.ready(['dataset']);
    expect(there?.refreshed).toEqual([['tag', 'dataset']]);
    expect(here?.refreshed).toEqual([]);
  });
});
