import { describe, expect, it, jest } from '@jest/globals';
import type { EngineAnswer, EngineRequest } from '../../../foundation/engine-client/index.js';
import { EngineRefresher } from './engine-refresher.js';

const DONE: EngineAnswer = { status: 200, body: {} };
const RED = { one: { status: 'red' } };

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A refresher over an engine whose responses are those of `respond`. */
function setUp(respond: () => Promise<EngineAnswer> = async () => DONE) {
  const lost = new Set<string>();
  const request = jest.fn(async ({ path }: EngineRequest): Promise<EngineAnswer> => {
    if (!path.startsWith('/_cluster/health/')) return respond();
    return { status: 200, body: path.split(/[/,]/).some((name) => lost.has(name)) ? { indices: RED } : {} };
  });
  const refresher = new EngineRefresher({ request });
  const refreshes = () => request.mock.calls.map(([{ path }]) => path).filter((path) => path.endsWith('/_refresh'));
  return { refresher, lost, paths: refreshes };
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

  it('should leave out an index that lacks a shard, for which the engine would wait', async () => {
    const { refresher, lost, paths } = setUp();
    lost.add('a');
    await Promise.all([refresher.refresh('a'), refresher.refresh('b')]);
    expect(paths()).toEqual(['/b/_refresh']);
  });
});
