import { describe, expect, it } from '@jest/globals';
import { AnswerCache } from './answer-cache.js';

/** An index whose answers count the questions. */
class CountingIndex {
  asked = 0;

  readonly ask = (): Promise<string> => {
    this.asked += 1;
    return Promise.resolve(JSON.stringify([this.asked]));
  };
}

describe('AnswerCache', () => {
  it('should ask once for a key until the index changes', async () => {
    const cache = new AnswerCache();
    const index = new CountingIndex();
    expect(await cache.answer('a', index.ask)).toEqual([1]);
    expect(await cache.answer('a', index.ask)).toEqual([1]);
    expect(await cache.answer('b', index.ask)).toEqual([2]);
    await cache.changed(() => Promise.resolve());
    expect(await cache.answer('a', index.ask)).toEqual([3]);
  });

  it('should keep nothing that was asked during a change, even if the change fails', async () => {
    const cache = new AnswerCache();
    const index = new CountingIndex();
    const change = cache.changed(async () => {
      await cache.answer('a', index.ask);
      await cache.answer('a', index.ask);
      throw new Error('full');
    });
    await expect(change).rejects.toThrow('full');
    expect(await cache.answer('a', index.ask)).toEqual([3]);
  });

  it('should not keep an answer if the index changed while it was asked for', async () => {
    const cache = new AnswerCache();
    const index = new CountingIndex();
    const asked = cache.answer('a', async () => {
      await cache.changed(() => Promise.resolve());
      return index.ask();
    });
    expect(await asked).toEqual([1]);
    expect(await cache.answer('a', index.ask)).toEqual([2]);
  });

  it('should remove the answers that were not needed for the longest time', async () => {
    const cache = new AnswerCache();
    const index = new CountingIndex();
    const long = (): Promise<string> => Promise.resolve(JSON.stringify('x'.repeat(90_000)));
    await cache.answer('first', index.ask);
    await cache.answer('second', index.ask);
    for (let at = 0; at < 20; at += 1) await cache.answer(`long ${at}`, long);
    expect(await cache.answer('first', index.ask)).toEqual([1]);
    for (let at = 20; at < 30; at += 1) await cache.answer(`long ${at}`, long);
    expect(await cache.answer('first', index.ask)).toEqual([1]);
    expect(await cache.answer('second', index.ask)).toEqual([3]);
  });

  it('should not keep a very long answer', async () => {
    const cache = new AnswerCache();
    let asked = 0;
    const ask = (): Promise<string> => Promise.resolve(JSON.stringify([(asked += 1), 'x'.repeat(100_000)]));
    await cache.answer('a', ask);
    await cache.answer('a', ask);
    expect(asked).toBe(2);
  });
});
