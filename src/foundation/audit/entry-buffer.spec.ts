import { describe, expect, it } from '@jest/globals';
import type { AuditEntry } from './audit-event.js';
import { EntryBuffer } from './entry-buffer.js';

const LIMITS = { groupSize: 2, mostStored: 5, mostWaiting: 8, pauseMs: 60_000, retryMs: [60_000, 60_000] } as const;
const entry = (id: number): AuditEntry => ({ id: String(id) }) as AuditEntry;

describe('EntryBuffer', () => {
  function bufferWith(store: (entries: readonly AuditEntry[]) => Promise<void>) {
    const overflowing: string[] = [];
    const failures: unknown[] = [];
    const buffer = new EntryBuffer(
      {
        store,
        overflow: (entries) => overflowing.push(...entries.map(({ id }) => id)),
        failed: (error) => failures.push(error),
      },
      LIMITS,
    );
    return { buffer, overflowing, failures };
  }

  it('should store what was added during a transaction together, in pieces of the largest size', async () => {
    const sizes: number[] = [];
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const { buffer, overflowing } = bufferWith(async (entries) => {
      sizes.push(entries.length);
      begin();
      if (sizes.length === 1) await finished;
    });
    for (const id of [1, 2]) buffer.add(entry(id), false);
    await begun;
    for (const id of [3, 4, 5, 6, 7, 8, 9]) buffer.add(entry(id), false);
    finish();
    await buffer.flush();
    expect(sizes).toEqual([2, 5, 2]);
    expect([buffer.size, overflowing]).toEqual([0, []]);
  });

  it('should keep entries that cannot be stored, up to the limit, and give up the oldest first', async () => {
    const stored: string[] = [];
    let isDown = true;
    const { buffer, overflowing, failures } = bufferWith(async (entries) => {
      if (isDown) throw new Error('down');
      stored.push(...entries.map(({ id }) => id));
    });
    for (let id = 1; id <= 8; id += 1) buffer.add(entry(id), false);
    await buffer.flush();
    await buffer.flush();
    buffer.add(entry(9), true);
    expect(overflowing).toEqual(['1', '2']);
    expect(failures).toHaveLength(1);
    isDown = false;
    await buffer.close();
    expect(stored).toEqual(['3', '4', '5', '6', '7', '8', '9']);
  });
});
