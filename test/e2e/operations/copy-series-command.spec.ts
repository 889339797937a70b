import { afterAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/service/free-port.js';
import { skipped } from '../../support/checkout/needs.js';
import { type ProgramEnd, runCommand } from '../../support/service/run-node.js';
import { testSearchEngines } from '../../support/engines/search-engines.js';
import { startHosted } from '../../support/service/service-host.js';
import { serviceVariables } from '../../support/service/service-process.js';
import { dataset } from '../../support/engines/timeseries-values.js';

type Variables = Readonly<Record<string, string>>;

const servers = testSearchEngines().filter(({ name }) => name !== 'sqlite');
const OPERATION = { timestampMillis: 1, lastUpdatedTimestamp: 1, operationType: 'INSERT' };

describe('metadata-service copy-series', () => {
  const home = mkdtempSync(join(tmpdir(), 'copy-series-'));

  const copySeries = (env: Variables, args: readonly string[] = []): Promise<ProgramEnd> =>
    runCommand('copy-series', args, { cwd: home, env: { DATA_DIR: join(home, 'data'), ...env } });

  /** The answer of a service that runs for one request. */
  async function answerOf(env: Variables, path: string, body: object): Promise<string> {
    const service = await startHosted(serviceVariables(home, await freePort(), env));
    try {
      const token = readFileSync(join(home, 'data', 'admin-token'), 'utf8').trim();
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(service.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return await answer.text();
    } finally {
      await service.stop();
    }
  }

  const operations = (env: Variables): Promise<string> =>
    answerOf(env, '/api/graphql', {
      query: `{ dataset(urn: "${dataset('a')}") { operations(limit: 5) { operationType } } }`,
    });

  afterAll(() => {
    rmSync(home, { recursive: true, force: true });
  });

  it.each<[readonly string[], Variables, number, string]>([
    [[], {}, 2, 'SEARCH_URL names no search server'],
    [['--to', 'x'], {}, 2, "Unknown option '--to'"],
    [[], { SEARCH_URL: 'http://127.0.0.1:9' }, 1, 'There is no database'],
  ])('should refuse %j %j in one line', async (args, env, expected, text) => {
    const { code, stderr } = await copySeries(env, args);
    expect([code, stderr]).toEqual([expected, expect.stringContaining(text)]);
    expect(existsSync(join(home, 'data'))).toBe(false);
    expect(stderr).not.toContain('    at ');
  });

  if (servers.length === 0) skipped('should make a search server return the values', 'searchServer');

  for (const server of servers) {
    it(`should make ${server.name} return the values that were stored before it was configured`, async () => {
      const { url, prefix, drop } = await server.create();
      const env = { SEARCH_URL: url, INDEX_PREFIX: prefix, ELASTICSEARCH_NUM_REPLICAS_PER_INDEX: '0' };
      try {
        await answerOf({}, '/openapi/v3/entity/dataset?async=false', [
          { urn: dataset('a'), operation: { value: OPERATION } },
        ]);
        expect(await operations(env)).toContain('"operations":[]');
        const { code, stdout } = await copySeries(env, ['--again']);
        expect([code, stdout]).toEqual([0, expect.stringMatching(/^Copied and counted: 1 documents of 1 time series/)]);
        expect(await operations(env)).toContain('"operations":[{"operationType":"INSERT"}]');
        expect((await copySeries(env)).stdout).toContain('There is nothing to copy');
      } finally {
        await drop();
      }
    });
  }
});
