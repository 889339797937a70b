import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './load-config.js';
import { workerConfig } from './own-config.js';

const SERVERS = { DATABASE_URL: 'postgres://db', SEARCH_URL: 'http://search:9200' };
/** The socket in this folder has the longest path that every system accepts. */
const LONGEST_FOLDER = '/data'.padEnd(91, 'a');

describe('WORKERS', () => {
  it('should be one unless it is set', () => {
    expect(loadConfig({}).workers).toBe(1);
    expect(loadConfig(SERVERS).workers).toBe(1);
    expect(loadConfig({ ...SERVERS, WORKERS: '4' }).workers).toBe(4);
  });

  it.each(['0', '65', 'all'])('should refuse %s', (given) => {
    expect(() => loadConfig({ ...SERVERS, WORKERS: given })).toThrow(/WORKERS: .* whole number from 1 to 64/);
  });
});

describe(workerConfig, () => {
  it.each([
    ['both stores', {}],
    ['the database', { SEARCH_URL: SERVERS.SEARCH_URL }],
    ['the search index', { DATABASE_URL: SERVERS.DATABASE_URL }],
  ])('should let the first worker write where %s are files', (_what, env) => {
    const config = loadConfig({ ...env, DATA_DIR: '/data', WORKERS: '3' });
    expect([1, 2, 3].map((number) => workerConfig(config, number, 8080).sharing)).toEqual([
      { role: 'writer', socket: '/data/writer.sock' },
      { role: 'reader', socket: '/data/writer.sock' },
      { role: 'reader', socket: '/data/writer.sock' },
    ]);
    expect(config.sharing).toBeUndefined();
  });

  it('should let all workers write to servers', () => {
    expect(workerConfig(loadConfig({ ...SERVERS, WORKERS: '2' }), 2, 8080).sharing).toBeUndefined();
  });

  it('should refuse a folder whose path leaves no room for the socket', () => {
    const socketIn = (folder: string) => workerConfig(loadConfig({ DATA_DIR: folder }), 1, 8080).sharing?.socket;
    expect(socketIn(LONGEST_FOLDER)).toBe(`${LONGEST_FOLDER}/writer.sock`);
    expect(() => socketIn(`${LONGEST_FOLDER}bc`)).toThrow('DATA_DIR is 2 bytes too long for several workers');
  });
});
