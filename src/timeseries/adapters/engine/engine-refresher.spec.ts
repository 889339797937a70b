import { describe, expect, it, jest } from '@jest/globals';
import type { EngineAnswer, EngineClient, EngineRequest } from '../../../foundation/engine-client/index.js';
import { EngineRefresher } from './engine-refresher.js';

const DONE: EngineAnswer = { status: 200, body: {} };

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A refresher over an engine whose responses are those of `respond`. */
function setUp(respond: () => Promise<EngineAnswer> = async () => DONE) {
  const request = jest.fn((_request: EngineRequest) => respond());
  const refresher = new EngineRefresher({ request } as unknown as EngineClient);
  return { refresher, paths: () => request.mock.calls.map(([{ path }]) => path) };
}

describe('EngineRefresher', () => {
  it('should refresh with one request what is asked for in one turn', async () => {
    const { refresher, paths } = setUp();
    await Promise.all(['a', 'b', 'a'].map((name) => refresher.refresh(name)));
    expect(paths()).toEqual(['/a,b/_refresh']);
    await refresher.refresh('a');
    expect(paths()).toEqual(['/a,b/_refresh', '/a/_refresh']);
  });

  it('should refresh again for who asks while a refresh is under way', async () => {
    const ends: ((answer: EngineAnswer) => void)[] = [];
    const { refresher, paths } = setUp(() => new Promise((resolve) => ends.push(resolve)));
    const first = refresher.refresh('a');
    await turns(2);
    const later = Promise.all([refresher.refresh('a'), refresher.refresh('b')]);
    await turns(2);
    expect(paths()).toEqual(['/a/_refresh']);
    ends[0]?.(DONE);
    await first;
    await turns(2);
    expect(paths()).toEqual(['/a/_refresh', '/a,b/_refresh']);
    ends[1]?.(DONE);
    await later;
  });

  it('should divide many indices', async () => {
    const { refresher, paths } = setUp();
    await Promise.all(Array.from({ length: 12 }, (_, at) => refresher.refresh(`i${at}`)));
    expect(paths().map((path) => path.split(',').length)).toEqual([10, 2]);
  });

  it('should refresh after a failure what it was to refresh', async () => {
    const ends: ((answer: EngineAnswer) => void)[] = [];
    const { refresher, paths } = setUp(() => new Promise((resolve) => ends.push(resolve)));
    const other = refresher.refresh('b');
    await turns(2);
    const failing = refresher.refresh('a');
    ends[0]?.({ status: 500, body: {} });
    await expect(other).rejects.toMatchObject({ code: 'INTERNAL' });
    await turns(3);
    expect(paths()).toEqual(['/b/_refresh', '/a,b/_refresh']);
    ends[1]?.(DONE);
    await failing;
  });
});
