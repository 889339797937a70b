import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './load-config.js';
import { workerConfig } from './own-config.js';
import { defaultWorkers } from './workers-config.js';

const SERVERS = { DATABASE_URL: 'postgres://db', SEARCH_URL: 'http://search:9200' };
/** The socket in this folder has the longest path that every system accepts. */
const LONGEST_FOLDER = '/data'.padEnd(91, 'a');

describe('WORKERS', () => {
  it('should be as it is set, and what fits the stores otherwise', () => {
    expect(loadConfig({ ...SERVERS, WORKERS: '7' }).workers).toBe(7);
    expect(loadConfig(SERVERS).workers).toBe(defaultWorkers(false));
    expect(loadConfig({}).workers).toBe(1);
    expect(loadConfig({ SEARCH_URL: SERVERS.SEARCH_URL }).workers).toBe(1);
    expect(loadConfig({ DATABASE_URL: SERVERS.DATABASE_URL }).workers).toBe(1);
  });

  it.each(['0', '65', 'all'])('should refuse %s', (given) => {
    expect(() => loadConfig({ ...SERVERS, WORKERS: given })).toThrow(/WORKERS: .* whole number from 1 to 64/);
  });
});

describe(defaultWorkers, () => {
  it('should be one where a store is embedded', () => {
    expect(defaultWorkers(true, { cores: 8, memory: 2 ** 35 })).toBe(1);
  });

  it.each([
    ['core', 1, 2 ** 35, 1],
    ['core', 3, 2 ** 35, 3],
    ['core, at most four', 32, 2 ** 35, 4],
    ['512 MB of memory', 8, 2 ** 30, 2],
    ['service that has less than that', 8, 2 ** 28, 1],
  ])('should be one for each %s with servers', (_what, cores, memory, workers) => {
    expect(defaultWorkers(false, { cores, memory })).toBe(workers);
  });

  it('should be between one and four on this machine', () => {
    expect([1, 2, 3, 4]).toContain(defaultWorkers(false));
  });
});

describe(workerConfig, () => {
  it.each([
    ['both stores', {}],
    ['the database', { SEARCH_URL: SERVERS.SEARCH_URL }],
    ['the search index', { DATABASE_URL: SERVERS.DATABASE_URL }],
  ])('should let one worker serve the others where %s are files', (_what, env) => {
    const config = loadConfig({ ...env, DATA_DIR: '/data', WORKERS: '3' });
    const sockets = [1, 2].map((number) => workerConfig(config, number, 8080).writerSocket);
    expect(sockets).toEqual(['/data/writer.sock', '/data/writer.sock']);
    expect(config.writerSocket).toBeUndefined();
  });

  it('should let all workers write to servers', () => {
    expect(workerConfig(loadConfig({ ...SERVERS, WORKERS: '2' }), 2, 8080).writerSocket).toBeUndefined();
  });

  it('should refuse a folder whose path leaves no room for the socket', () => {
    const socketIn = (folder: string) => workerConfig(loadConfig({ DATA_DIR: folder }), 1, 8080).writerSocket;
    expect(socketIn(LONGEST_FOLDER)).toBe(`${LONGEST_FOLDER}/writer.sock`);
    expect(() => socketIn(`${LONGEST_FOLDER}bc`)).toThrow('DATA_DIR is 2 bytes too long for several workers');
  });
});
