import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { StreamBody } from './stream-body.js';

describe('StreamBody', () => {
  it('should read no further piece while the client takes none', async () => {
    let made = 0;
    async function* pieces(): AsyncGenerator<string, void, void> {
      for (;;) {
        made += 1;
        await nextTurn();
        yield 'x'.repeat(1000);
      }
    }
    const body = new StreamBody(pieces(), new AbortController());
    body.read(0);
    for (let turn = 0; turn < 50; turn += 1) await nextTurn();
    expect(made).toBe(1);
    expect(String(body.read())).toBe('x'.repeat(1000));
    for (let turn = 0; turn < 50; turn += 1) await nextTurn();
    expect(made).toBeLessThan(4);
    body.destroy();
  });

  it('should end after the last piece', async () => {
    async function* pieces(): AsyncGenerator<string, void, void> {
      yield await Promise.resolve('a');
      yield 'b';
    }
    const abort = new AbortController();
    expect(await new StreamBody(pieces(), abort).toArray()).toEqual([Buffer.from('a'), Buffer.from('b')]);
    expect(abort.signal.aborted).toBe(true);
  });

  it('should abort at once when the client goes, while a piece is awaited', async () => {
    async function* pieces(): AsyncGenerator<string, void, void> {
      await new Promise(() => undefined);
      yield '';
    }
    const abort = new AbortController();
    const body = new StreamBody(pieces(), abort);
    body.read(0);
    body.destroy();
    await once(body, 'close');
    expect(abort.signal.aborted).toBe(true);
  });
});
