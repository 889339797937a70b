import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { freePort } from '../../support/service/free-port.js';
import { runCommand } from '../../support/service/run-node.js';

interface Finding {
  readonly check: string;
  readonly status: string;
  readonly text: string;
}

describe('the command doctor', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'doctor-'));
    writeFileSync(join(folder, 'file'), '');
    writeFileSync(join(folder, 'signing-key'), 'x');
    chmodSync(join(folder, 'signing-key'), 0o644);
    writeFileSync(join(folder, 'broken.db'), 'this is no database, and long enough to be looked at'.repeat(100));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  async function findings(
    variables: Readonly<Record<string, string>>,
  ): Promise<{ readonly code: number | null; readonly found: readonly Finding[] }> {
    const env = { PORT: '0', ...variables };
    const { code, stdout } = await runCommand('doctor', ['--json'], { cwd: folder, env });
    return { code, found: JSON.parse(stdout) as Finding[] };
  }

  it('should report no problem in an empty folder, and create nothing', async () => {
    const { code, found } = await findings({ DATA_DIR: 'new/data', PORT: String(await freePort()) });
    expect([code, found.filter(({ status }) => status !== 'ok')]).toEqual([0, []]);
    expect(found.map(({ check }) => check)).toEqual([
      'Node',
      'variables',
      'data folder',
      'disk space',
      'files',
      'port',
      'database',
      'search engine',
    ]);
    expect(found.find(({ check }) => check === 'data folder')?.text).toContain('does not exist yet');
    const again = await findings({ DATA_DIR: 'new/data' });
    expect(again.found.find(({ check }) => check === 'data folder')?.text).toContain('does not exist yet');
  });

  it.each<[string, Record<string, string>, string, RegExp]>([
    ['a folder that is a file', { DATA_DIR: 'file' }, 'data folder', /is a file, where a folder is needed/],
    ['a web frontend that is none', { WEB_DIR: 'file' }, 'web frontend', /^WEB_DIR: "file" is no folder/],
    ['a database that is none', { DATABASE_URL: 'sqlite:broken.db' }, 'database', /is damaged, or is no SQLite file/],
    ['a search engine that is not there', { SEARCH_URL: 'http://127.0.0.1:1' }, 'search engine', /correct SEARCH_URL/],
    ['a variable that cannot be used', { LOG_LEVEL: 'loud' }, 'configuration', /LOG_LEVEL/],
  ])('should recommend a fix for %s, and exit with 1', async (_case, variables, check, expected) => {
    const { code, found } = await findings(variables);
    const wrong = found.filter(({ status }) => status === 'wrong');
    expect([code, wrong]).toEqual([1, [{ check, status: 'wrong', text: expect.stringMatching(expected) }]]);
  });

  it('should report which port is in use, and that it is not by this service', async () => {
    const taken = createServer((socket) => socket.end('no HTTP')).listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { code, found } = await findings({ PORT: String(port), HOST: '127.0.0.1' });
    taken.close();
    expect([code, found.find(({ check }) => check === 'port')]).toEqual([
      1,
      { check: 'port', status: 'wrong', text: expect.stringContaining(`Port ${port} of 127.0.0.1 is in use`) },
    ]);
  });

  it('should report that no database server responds, without the password', async () => {
    const port = await freePort();
    const { code, found } = await findings({ DATABASE_URL: `postgres://u:pass-word@127.0.0.1:${port}/m` });
    expect([code, JSON.stringify(found)]).toEqual([
      1,
      expect.stringContaining(`No database answers at 127.0.0.1:${port}`),
    ]);
    expect(JSON.stringify(found)).not.toContain('pass-word');
  });

  it('should warn of files that others may read and of misspelled variables, in readable lines', async () => {
    const env = { DATA_DIR: '.', PORT: '0', DATABSE_URL: 'x' };
    const { code, stdout } = await runCommand('doctor', [], { cwd: folder, env });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^note {3}files .*Others may read .*signing-key\./m);
    expect(stdout).toMatch(/^note {3}variables .*DATABSE_URL is no variable of the service; is DATABASE_URL meant\?$/m);
    expect(stdout).toMatch(/^ok {5}Node /m);
  });
});

describe('commands that call a running service', () => {
  let env: TestEnvironment;
  let context: { readonly cwd: string; readonly env: Readonly<Record<string, string>> };

  beforeAll(async () => {
    env = await createTestEnvironment();
    context = { cwd: env.dataDir, env: { DATAHUB_GMS_URL: env.url, DATAHUB_GMS_TOKEN: env.token } };
  });

  afterAll(() => env.stop());

  it('should see the running service at its port', async () => {
    const variables = { HOST: '127.0.0.1', PORT: new URL(env.url).port, DATA_DIR: 'elsewhere' };
    const { stdout } = await runCommand('doctor', [], { ...context, env: variables });
    expect(stdout).toContain('is served by this service already');
  });

  it('should say what is wrong with a token', async () => {
    const { code, stderr } = await runCommand('demo', ['--token', 'wrong'], context);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^The service answered 401: .*not known here/)]);
  });
});
