import { describe, expect, it } from '@jest/globals';
import { KeyedQueue } from './keyed-queue.js';

/** A task that is noted when it begins, and ends when it is let go. */
function heldTasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => (): Promise<string> => {
    begun.push(name);
    return new Promise((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, task, end: (name: string) => ends.get(name)?.() };
}

const soon = () => new Promise(setImmediate);

describe('KeyedQueue', () => {
  it('should run tasks of a key in their order, and those of others beside them', async () => {
    const { begun, task, end } = heldTasks();
    const queue = new KeyedQueue();
    const first = queue.run('a', task('first'));
    const second = queue.run('a', task('second'));
    const other = queue.run('b', task('other'));
    await soon();
    expect(begun).toEqual(['first', 'other']);
    end('first');
    expect(await first).toBe('first');
    await soon();
    expect(begun).toEqual(['first', 'other', 'second']);
    end('second');
    end('other');
    expect(await Promise.all([second, other])).toEqual(['second', 'other']);
  });

  it('should go on after a task that fails', async () => {
    const queue = new KeyedQueue();
    const failed = queue.run('a', () => Promise.reject(new Error('broken')));
    const next = queue.run('a', () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('broken');
    await expect(next).resolves.toBe('done');
  });
});
