import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { endToEndEngine } from '../../support/engines/engines.js';
import { itWhere } from '../../support/checkout/needs.js';
import { freePort } from '../../support/service/free-port.js';
import { ingest } from '../../support/service/ingest.js';
import { type ProgramEnd, runCommand } from '../../support/service/run-node.js';
import { endToEndSearch } from '../../support/engines/search-engines.js';
import { startHosted } from '../../support/service/service-host.js';
import { serviceVariables } from '../../support/service/service-process.js';

const TAG = 'urn:li:tag:restored-by-command';
const isEmbedded = endToEndEngine() === undefined && endToEndSearch() === undefined;
const whenEmbedded = itWhere(isEmbedded, 'embedded');

describe('metadata-service restore', () => {
  let env: TestEnvironment;

  const restore = (...args: readonly string[]): Promise<ProgramEnd> =>
    runCommand('restore', args, { cwd: env.dataDir, env: { DATA_DIR: join(env.dataDir, 'data') } });
  const overHttp = (...args: readonly string[]): Promise<ProgramEnd> =>
    restore('--server', env.url, '--token', env.token, ...args);

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(env, [TAG, 'tagProperties', { name: 'tag' }]);
  });

  afterAll(() => env.stop());

  it('should show its help', async () => {
    const { code, stdout, stderr } = await restore('--help');
    expect([code, stderr, stdout]).toEqual([0, '', expect.stringContaining('--url-like')]);
  });

  it.each<[string[], string]>([
    [['--start', 'x'], '--start must be a whole number'],
    [['--check', '--clean'], '--clean does not go with --check'],
  ])('should reject %j with exit code 2', async (args, text) => {
    const { code, stderr } = await restore(...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(text)]);
    expect(stderr).toContain('metadata-service restore');
  });

  it('should run in a running service', async () => {
    const { code, stdout } = await overHttp('--url-like', `${TAG}%`);
    expect([code, JSON.parse(stdout)]).toEqual([0, [expect.objectContaining({ rowsMigrated: 2, lastUrn: TAG })]]);
    expect((await overHttp('--clean')).code).toBe(0);
    const check = await overHttp('--check', '--repair');
    expect([check.code, JSON.parse(check.stdout)]).toEqual([0, expect.objectContaining({ missing: 0 })]);
  });

  it.each<[string[], number, string]>([
    [['--aspect', 'noSuchAspect'], 2, '"aspect"'],
    [['--urn', 'broken'], 2, '"urn"'],
    [['--token', 'wrong'], 1, 'The service answered 401'],
    [['--server', 'http://127.0.0.1:1'], 1, 'does not answer'],
  ])('should report the refusals of the service: %j', async (args, expected, text) => {
    const { code, stderr } = await overHttp(...args);
    expect([code, stderr]).toEqual([expected, expect.stringContaining(text)]);
  });

  whenEmbedded('should say how, while a service uses the embedded store', async () => {
    const { code, stderr } = await restore();
    expect([code, stderr]).toEqual([1, expect.stringContaining('--server URL --token TOKEN')]);
  });

  whenEmbedded('should work on the engines itself when no service does', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'restore-command-'));
    const variables = { DATA_DIR: join(folder, 'data') };
    const onEngines = (...args: readonly string[]): Promise<ProgramEnd> =>
      runCommand('restore', args, { cwd: folder, env: variables });
    try {
      const service = await startHosted(serviceVariables(folder, await freePort(), variables));
      await service.stop();
      const pattern = await onEngines('--url-like', 'urn:li:dataHubPolicy:%', '--aspect', 'dataHubPolicyKey');
      expect([pattern.code, pattern.stderr]).toEqual([0, '']);
      expect(JSON.parse(pattern.stdout)).toEqual([
        expect.objectContaining({ ignored: 0, lastAspect: 'dataHubPolicyKey' }),
      ]);
      const rebuild = await onEngines('--clean');
      expect([rebuild.code, JSON.parse(rebuild.stdout)]).toEqual([0, [expect.objectContaining({ ignored: 0 })]]);
      const check = await onEngines('--check');
      expect([check.code, JSON.parse(check.stdout)]).toEqual([0, expect.objectContaining({ consistent: true })]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
