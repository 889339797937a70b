import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../../test/support/harness/fake.js';
import { CommitMark } from './commit-mark.js';
import type { SqlTransaction } from '../sql/sql-transaction.js';

describe('CommitMark', () => {
  it('should remove the marks that nobody uses by their ids, so that it waits for no other', async () => {
    const unowned = ['old', 'older'];
    const removed: unknown[] = [];
    const sql = fake<SqlTransaction>({
      insert: async () => undefined,
      select: async () => unowned.map((id) => ({ id })),
      execute: async (statement: string, [id]: readonly unknown[]) => {
        expect(statement).toContain('WHERE id = ?');
        return removed.push(id);
      },
    });
    let ended: () => void = () => undefined;
    const allRemoved = new Promise<void>((resolve) => (ended = resolve));
    const mark = new CommitMark(async (work) => {
      const result = await work(sql);
      if (removed.length === unowned.length) ended();
      return result;
    });
    expect(await mark.next()).toContain('last_commit = 1');
    await allRemoved;
    expect(removed).toEqual(unowned);
  });
});
