import { describe, expect, it } from '@jest/globals';
import { inRequest } from '../../../test/support/harness/in-request.js';
import type { JsonObject } from '../json/json.js';
import { RequestOrigin, runForOrigin } from '../requests/request-origin.js';
import { CombinedSearches, type EngineSearch } from './combined-searches.js';
import type { EngineAnswer, EngineRequest } from './engine-request.js';

const found = (name: string): JsonObject => ({ status: 200, hits: name });

/** Searches over an engine that finds the name of the index, unless `answerTo` says otherwise. */
function searchesOver(answerTo: (request: EngineRequest) => EngineAnswer | undefined = () => undefined): {
  readonly searches: CombinedSearches;
  readonly sent: readonly EngineRequest[];
} {
  const sent: EngineRequest[] = [];
  const searches = new CombinedSearches(async (request) => {
    sent.push(request);
    const given = answerTo(request);
    if (given !== undefined) return given;
    if (request.lines === undefined) return { status: 200, body: found(request.path) };
    return {
      status: 200,
      body: { responses: headersOf(request).map(({ index }) => found(JSON.stringify(index).slice(1, -1))) },
    };
  });
  return { searches, sent };
}

function headersOf({ lines = '' }: EngineRequest): JsonObject[] {
  const all = lines.split('\n').slice(0, -1);
  return all.filter((_, at) => at % 2 === 0).map((line) => JSON.parse(line) as JsonObject);
}

const search = (index: string, limits: EngineSearch['limits'] = {}): EngineSearch => ({
  index,
  options: { ignore_unavailable: true },
  body: { size: 1 },
  limits,
});

describe('CombinedSearches', () => {
  it('should send the searches of one turn as one request, and give each its own response', async () => {
    const { searches, sent } = searchesOver();
    const answers = await inRequest(() => Promise.all(['a', 'b', 'c'].map((index) => searches.search(search(index)))));
    expect(answers).toEqual(['a', 'b', 'c'].map((name) => ({ status: 200, body: found(name) })));
    expect(sent).toEqual([{ method: 'POST', path: '/_msearch', lines: expect.any(String) }]);
    expect(sent[0]?.lines?.split('\n').slice(0, 2)).toEqual(['{"index":"a","ignore_unavailable":true}', '{"size":1}']);
  });

  it('should send as one request what is asked for before and after a pause of the execution', async () => {
    const { searches, sent } = searchesOver();
    const origin = new RequestOrigin('', undefined, '/api/graphql', 0);
    await runForOrigin(origin, async () => {
      origin.batches.hold();
      const before = searches.search(search('a'));
      await new Promise((resolve) => setTimeout(resolve, 5));
      const after = searches.search(search('b'));
      origin.batches.release();
      await Promise.all([before, after]);
    });
    expect(sent).toHaveLength(1);
  });

  it('should send a single search, and those of different requests, as they are', async () => {
    const { searches, sent } = searchesOver();
    await Promise.all(['a', 'b'].map((index) => inRequest(() => searches.search(search(index, { timeoutMs: 5 })))));
    await searches.search(search('c'));
    expect(sent.map(({ path, query, timeoutMs }) => [path, query, timeoutMs])).toEqual([
      ['/a/_search', { ignore_unavailable: true }, 5],
      ['/b/_search', { ignore_unavailable: true }, 5],
      ['/c/_search', { ignore_unavailable: true }, undefined],
    ]);
  });

  it('should send names that do not fit into a path as lines', async () => {
    const { searches, sent } = searchesOver();
    const names = 'a'.repeat(4_000);
    expect(await searches.search(search(names))).toEqual({ status: 200, body: found(names) });
    expect(sent.map(({ path }) => path)).toEqual(['/_msearch']);
  });

  it('should wait as long as the most patient of them, and end with the request', async () => {
    const { searches, sent } = searchesOver();
    const { signal } = new AbortController();
    const limits = [
      { timeoutMs: 10, retryMs: 5, signal },
      { timeoutMs: 20, retryMs: 1 },
    ];
    await inRequest(() => Promise.all(limits.map((one) => searches.search(search('a', one)))));
    await inRequest(() => Promise.all([...limits, {}].map((one) => searches.search(search('a', one)))));
    expect(sent[0]).toMatchObject({ timeoutMs: 20, retryMs: 5, signal });
    expect(sent[1]).not.toHaveProperty('timeoutMs');
  });

  it('should send at most fifty at once', async () => {
    const { searches, sent } = searchesOver();
    const names = Array.from({ length: 101 }, (_, at) => `i${String(at)}`);
    const answers = await inRequest(() => Promise.all(names.map((index) => searches.search(search(index)))));
    expect(sent.map((one) => (one.lines === undefined ? one.path : headersOf(one).length))).toEqual([
      50,
      50,
      '/i100/_search',
    ]);
    expect(answers.map(({ body }) => body['hits'])).toEqual([...names.slice(0, 100), '/i100/_search']);
  });

  it('should repeat a search alone for which the engine had no room, unless its response is final', async () => {
    const { searches, sent } = searchesOver(({ lines }) =>
      lines === undefined
        ? undefined
        : { status: 200, body: { responses: [found('a'), { status: 429 }, { status: 429, final: true }] } },
    );
    const isFinal = ({ body }: EngineAnswer): boolean => body['final'] === true;
    const answers = await inRequest(() =>
      Promise.all(['a', 'b', 'c'].map((index) => searches.search(search(index, { isFinal })))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(sent.map(({ path }) => path)).toEqual(['/_msearch', '/b/_search']);
  });

  it('should send each alone if the engine refuses them together', async () => {
    const { searches, sent } = searchesOver(({ lines, path }) => {
      if (lines !== undefined) return { status: 400, body: {} };
      return path === '/b/_search' ? { status: 400, body: { error: 'b' } } : undefined;
    });
    const answers = await inRequest(() => Promise.all(['a', 'b'].map((index) => searches.search(search(index)))));
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect(sent).toHaveLength(3);
  });

  it('should fail each of them if the engine does not respond', async () => {
    const searches = new CombinedSearches(() => Promise.reject(new Error('down')));
    const outcomes = await inRequest(() =>
      Promise.allSettled(['a', 'b'].map((index) => searches.search(search(index)))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(inRequest(() => searches.search(search('c')))).rejects.toThrow('down');
  });
});
