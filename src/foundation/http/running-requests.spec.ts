import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { LoopMonitor, MetricsRegistry } from '../telemetry/index.js';
import { RunningRequests } from './running-requests.js';

const hold = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

describe('Who holds the event loop', () => {
  let server: FastifyInstance;
  let metrics: MetricsRegistry;
  let monitor: LoopMonitor;
  let address: string;
  let lines: string[];
  let began: number;

  beforeEach(async () => {
    server = fastify();
    const running = new RunningRequests();
    running.watch(server);
    const handler = async (): Promise<object> => {
      hold(300);
      return {};
    };
    server.post('/api/graphql', handler);
    server.post('/operations', handler);
    server.get('/openapi/v3/entity/:name', handler);
    server.get('/short', async () => ({}));
    metrics = new MetricsRegistry();
    monitor = new LoopMonitor(metrics);
    lines = [];
    monitor.nameWith((since) => {
      const names = running.ranSince(since);
      lines.push(names[0] ?? '');
      return names;
    });
    address = await server.listen({ port: 0, host: '127.0.0.1' });
    began = performance.now();
    monitor.start();
  });

  afterEach(async () => {
    monitor.onApplicationShutdown();
    await server.close();
  });

  const send = (path: string, body?: object): Promise<Response> =>
    fetch(address + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });

  it.each<[string, string, object | undefined, string]>([
    [
      'a GraphQL operation',
      '/api/graphql',
      { operationName: 'getX', query: 'query getX($a: Int) { first: search(a: $a) { total } me { urn } }' },
      'GraphQL getX { search }',
    ],
    ['one without a name', '/api/graphql', { query: '{ me { urn } }' }, 'GraphQL an operation without a name { me }'],
    ['an action of rest.li', '/operations?action=restoreIndices', {}, 'POST /operations action=restoreIndices'],
    ['a route', '/openapi/v3/entity/tag?secret=x', undefined, 'GET /openapi/v3/entity/tag'],
  ])('should be told of %s, with others under way', async (_name, path, body, name) => {
    // A machine that withholds the processor may block the loop before the request does, and lines are a second apart.
    while (!lines.includes(name)) {
      await Promise.all([send('/short'), send('/short'), send(path, body), send('/short')]);
      await new Promise(setImmediate);
    }
    expect(monitor.delay.max).toBeGreaterThan(200);
    const [, delay] = /event_loop_delay_seconds\{quantile="1"\} (\S+)/.exec(await metrics.text()) ?? [];
    expect(Number(delay)).toBeGreaterThan(0.2);
  });

  it.each([
    ['while nobody does', () => undefined],
    ['of work that is not to be reported', () => monitor.runUnreported(() => hold(300))],
  ])('should say nothing %s', async (_case, work) => {
    work();
    began = performance.now();
    await send('/short');
    const isStarved = performance.now() - began > 200;
    expect(isStarved ? [] : lines).toEqual([]);
  });
});
