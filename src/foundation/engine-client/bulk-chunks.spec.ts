import { describe, expect, it } from '@jest/globals';
import { backoffMs } from './backoff.js';
import { chunks, pendingOperations } from './bulk-chunks.js';
import { Limiter } from '../concurrency/limiter.js';

describe('chunks', () => {
  const operations = pendingOperations(
    Array.from({ length: 7 }, (_, at) => ({
      header: { index: { _id: String(at) } },
      source: { text: 'é'.repeat(10) },
    })),
  );
  const positions = (parts: ReturnType<typeof chunks>): number[][] =>
    parts.map((part) => part.map(({ position }) => position));

  it('should hold as many operations as are allowed', () => {
    expect(positions(chunks(operations, 10_000, 3))).toEqual([[0, 1, 2], [3, 4, 5], [6]]);
  });

  it('should hold as many bytes as are allowed, not characters', () => {
    const size = Buffer.byteLength(operations[0]?.lines ?? '');
    expect(positions(chunks(operations.slice(0, 5), size * 2, 100))).toEqual([[0, 1], [2, 3], [4]]);
  });

  it('should hold one operation that is larger', () => {
    expect(positions(chunks(operations.slice(0, 2), 1, 100))).toEqual([[0], [1]]);
    expect(chunks([])).toEqual([]);
  });
});

describe('backoffMs', () => {
  it.each([
    [1, 50, 100],
    [2, 100, 200],
    [4, 400, 800],
    [20, 2_500, 5_000],
  ])('should wait longer before attempt %i, by chance', (attempt, least, most) => {
    expect([backoffMs(attempt, () => 0), backoffMs(attempt, () => 1)]).toEqual([least, most]);
  });
});

describe('Limiter', () => {
  it('should let no more tasks run than allowed, and all of them in the end', async () => {
    const limiter = new Limiter(2);
    let running = 0;
    let most = 0;
    const task = async (value: number): Promise<number> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (value === 1) throw new Error('one fails');
      return value;
    };
    const results = await Promise.allSettled([0, 1, 2, 3, 4].map((value) => limiter.run(() => task(value))));
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(most).toBe(2);
  });
});
