import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './load-config.js';
import { workerCount } from './workers-config.js';

const SERVERS = { DATABASE_URL: 'postgres://db', SEARCH_URL: 'http://search:9200' };

describe(workerCount, () => {
  it('should be one unless it is set', () => {
    expect(loadConfig({}).workers).toBe(1);
    expect(loadConfig(SERVERS).workers).toBe(1);
    expect(loadConfig({ ...SERVERS, WORKERS: '4' }).workers).toBe(4);
  });

  it.each([
    [
      'stores',
      {},
      'WORKERS is 2, but the embedded database and search index serve one process only. Set DATABASE_URL and SEARCH_URL to a server, or WORKERS to 1.',
    ],
    [
      'database',
      { SEARCH_URL: SERVERS.SEARCH_URL },
      'WORKERS is 2, but the embedded database serves one process only. Set DATABASE_URL to a server, or WORKERS to 1.',
    ],
    [
      'search index',
      { DATABASE_URL: SERVERS.DATABASE_URL },
      'WORKERS is 2, but the embedded search index serves one process only. Set SEARCH_URL to a server, or WORKERS to 1.',
    ],
  ])('should refuse several workers with an embedded %s', (_what, env, message) => {
    expect(() => loadConfig({ ...env, WORKERS: '2' })).toThrow(message);
  });

  it.each(['0', '65', 'all'])('should refuse %s', (given) => {
    expect(() => loadConfig({ ...SERVERS, WORKERS: given })).toThrow(/WORKERS: .* whole number from 1 to 64/);
  });
});
