import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ReceivedMessage } from '../../foundation/messaging/index.js';
import { handleBatch } from './proposal-batch.js';

const message = (key: string, at: number): ReceivedMessage => ({
  key,
  value: Buffer.from(String(at)),
  topic: 't',
  partition: 0,
  offset: BigInt(at),
});

const name = ({ key, offset }: ReceivedMessage): string => `${key ?? ''}${offset}`;

/** Work that refuses what `refuses` names, as long as it does, and notes what is done. */
function noted(refuses: (name: string, done: readonly string[]) => boolean) {
  const done: string[] = [];
  const failed: string[] = [];
  const write = async (one: ReceivedMessage): Promise<boolean> => {
    await Promise.resolve();
    if (refuses(name(one), done)) return false;
    done.push(name(one));
    return true;
  };
  return {
    done,
    failed,
    write: async ([first]: readonly ReceivedMessage[]) => (first !== undefined && (await write(first)) ? 1 : 0),
    async writeOrFail(one: ReceivedMessage): Promise<void> {
      if (!(await write(one))) failed.push(name(one));
    },
    isOwned: () => true,
  };
}

describe('handleBatch', () => {
  it('should handle every message once, those of a key in their order, whatever is refused', async () => {
    const batch = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 });
    const refused = fc.func(fc.boolean());
    await fc.assert(
      fc.asyncProperty(batch, refused, async (keys, refuses) => {
        const messages = keys.map(message);
        const work = noted((one) => refuses(one));
        await handleBatch(messages, work);
        expect([...work.done, ...work.failed].sort()).toEqual(messages.map(name).sort());
        for (const key of ['a', 'b', 'c']) {
          const order = work.done.filter((one) => one.startsWith(key)).map((one) => Number(one.slice(1)));
          expect(order).toEqual([...order].sort((one, other) => one - other));
        }
      }),
    );
  });

  it('should try a refused message again when those before it are handled, and those of its key after it', async () => {
    const work = noted((one, done) => one === 'a1' && !done.includes('b0'));
    await handleBatch([message('b', 0), message('a', 1), message('a', 2)], {
      ...work,
      write: (all) => (all[0] !== undefined && name(all[0]) === 'b0' ? Promise.resolve(0) : work.write(all)),
    });
    expect([work.done, work.failed]).toEqual([['b0', 'a1', 'a2'], []]);
  });

  it('should go on after a message that is refused for good', async () => {
    const work = noted((one) => one === 'a0');
    await handleBatch([message('a', 0), message('a', 1)], work);
    expect([work.done, work.failed]).toEqual([['a1'], ['a0']]);
  });

  it('should stop before the next message once another process has them', async () => {
    const work = noted(() => false);
    const isOwned = (): boolean => work.done.length < 2;
    const handling = handleBatch([message('a', 0), message('a', 1), message('a', 2)], { ...work, isOwned });
    await expect(handling).rejects.toMatchObject({ code: 'STOPPING' });
    expect(work.done).toEqual(['a0', 'a1']);
  });

  it('should throw a failure only when nothing is under way any more', async () => {
    const work = noted(() => false);
    const write = async (all: readonly ReceivedMessage[]): Promise<number> => {
      if (all[0]?.key === 'a') throw new Error('down');
      return work.write(all);
    };
    const handling = handleBatch([message('a', 0), message('b', 1)], { ...work, write });
    await expect(handling).rejects.toThrow('down');
    expect(work.done).toEqual(['b1']);
  });
});
