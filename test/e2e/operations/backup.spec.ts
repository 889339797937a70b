import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBackup } from '../../../src/cli/backup/backup-folder.js';
import { problemsOf } from '../../../src/cli/backup/backup-manifest.js';
import { type AppConfig, loadConfig } from '../../../src/foundation/config/index.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { freePort } from '../../support/service/free-port.js';
import { ingest, storedAspect, type Write } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';
import { type ProgramEnd, runCommand } from '../../support/service/run-node.js';
import { startHosted } from '../../support/service/service-host.js';
import { serviceVariables } from '../../support/service/service-process.js';

const tagUrn = (number: number): string => `urn:li:tag:saved-${number}`;

/** Tags that are stored before the backup, so that copying them takes some steps. */
const EARLIER = 2_000;

const tag = (number: number): Write => [
  tagUrn(number),
  'tagProperties',
  { name: `tag ${number}`, description: 'x'.repeat(2_000) },
];

describe('a backup of a running service', () => {
  let env: TestEnvironment;
  let config: AppConfig;
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const target = join(folder, 'backup');
  /** Tags acknowledged before the backup began, and those acknowledged until it ended. */
  let before = 0;
  let written = 0;
  let createdAt = '';
  let token = '';

  beforeAll(async () => {
    env = await createTestEnvironment();
    config = loadConfig({ DATA_DIR: join(env.dataDir, 'data') });
    await ingest(env, ...Array.from({ length: EARLIER }, (_item, number) => tag(number)));
    token = await newToken(env);
    before = written = EARLIER;
    const backup = writeBackup(config, target, { database: true }).then((manifest) => ({ manifest }));
    let done: Awaited<typeof backup> | undefined;
    void backup.then((value) => (done = value));
    do {
      await ingest(env, tag(written));
      written += 1;
    } while (done === undefined);
    ({ createdAt } = (await backup).manifest);
  });

  afterAll(async () => {
    await env.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('should contain files that only their owner may read', () => {
    const modes = ['', 'manifest.json', 'SHA256SUMS', 'data/metadata.db', 'data/signing-key', 'data/encryption-key'];
    expect(modes.map((name) => statSync(join(target, name)).mode & 0o077)).toEqual(modes.map(() => 0));
    expect(existsSync(`${target}.unfinished`)).toBe(false);
    expect(Date.parse(createdAt)).toBeGreaterThan(0);
  });

  it('should be complete', async () => {
    expect(await problemsOf(target)).toEqual([]);
  });

  it(
    'should start a service that accepts its tokens, has every earlier write and no partial one, and fills its ' +
      'search',
    async () => {
      expect(written).toBeGreaterThan(before);
      const home = mkdtempSync(join(tmpdir(), 'backup-home-'));
      cpSync(join(target, 'data'), join(home, 'data'), { recursive: true });
      const service = await startHosted(serviceVariables(home, await freePort(), {}));
      const restored = { ...env, fetch: withToken(service.url, token) };
      try {
        await expectTags(restored);
        await poll(async () => (await totalOf(restored)) >= before, 'the search to be filled');
      } finally {
        await service.stop();
        rmSync(home, { recursive: true, force: true });
      }
    },
  );

  /** The tags that are there are the first ones, without a gap. */
  async function expectTags(restored: TestEnvironment): Promise<void> {
    const found: boolean[] = [];
    for (let number = before - 1; number < written; number += 1) {
      const value = await storedAspect(restored, tagUrn(number), 'tagProperties');
      expect([undefined, `tag ${number}`]).toContain((value as { name?: string } | undefined)?.name);
      found.push(value !== undefined);
    }
    expect(found[0]).toBe(true);
    expect(found).toEqual([...found].sort((one, other) => Number(other) - Number(one)));
  }

  it.each<[string, (copy: string) => void, string]>([
    ['changed', (copy) => appendFileSync(join(copy, 'data', 'metadata.db'), 'x'), 'data/metadata.db has '],
    ['rewritten', (copy) => writeFileSync(join(copy, 'data', 'encryption-key'), 'x'), 'data/encryption-key '],
    ['missing', (copy) => rmSync(join(copy, 'data', 'signing-key')), 'data/signing-key is missing'],
  ])('should report a file that is %s', async (name, damage, problem) => {
    const copy = join(folder, name);
    cpSync(target, copy, { recursive: true });
    damage(copy);
    expect(await problemsOf(copy)).toEqual([expect.stringContaining(problem)]);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['a folder that exists', () => writeBackup(config, target, { database: true }), 'exists. Name a new folder'],
    [
      'a folder that another backup makes',
      () => {
        mkdirSync(join(folder, 'twice.unfinished'));
        return writeBackup(config, join(folder, 'twice'), { database: true });
      },
      'Another backup to this folder runs',
    ],
    [
      'a database that is not there',
      () => {
        const elsewhere = loadConfig({ DATA_DIR: join(folder, 'empty') });
        return writeBackup(elsewhere, join(folder, 'none'), { database: true });
      },
      'There is no database',
    ],
    ['a check of what is no backup', () => problemsOf(join(folder, 'empty')), 'holds no backup'],
  ])('should refuse %s, and create nothing', async (_name, attempt, message) => {
    await expect(attempt()).rejects.toThrow(message);
    expect(existsSync(join(folder, 'none'))).toBe(false);
    expect(existsSync(join(folder, 'none.unfinished'))).toBe(false);
  });

  const command = (args: readonly string[], variables = {}): Promise<ProgramEnd> =>
    runCommand('backup', args, { cwd: folder, env: { DATA_DIR: config.dataDir, ...variables } });

  it('should be created and verified by the command', async () => {
    const made = await command(['--to', 'by-command'], { DATAHUB_TOKEN_SERVICE_SALT: 'a salt' });
    expect([made.code, made.stdout]).toEqual([
      0,
      expect.stringMatching(/rows of aspects\n {2}data\/metadata.db {2}\d+ bytes/),
    ]);
    expect(made.stderr).toContain('Not in it: DATAHUB_TOKEN_SERVICE_SALT');
    expect(await command(['--check', 'by-command'])).toEqual({ code: 0, stdout: 'by-command is whole.\n', stderr: '' });
    rmSync(join(folder, 'by-command', 'data', 'signing-key'));
    const checked = await command(['--check', 'by-command']);
    expect([checked.code, checked.stdout]).toEqual([1, 'data/signing-key is missing\n']);
  });

  it.each<[string[], object, number, string]>([
    [['--to'], {}, 2, 'metadata-service backup --to DIR'],
    [['--to', 'x'], { DATABASE_URL: 'postgres://host/db' }, 2, 'The database is a server (host)'],
    [['--to', 'backup/manifest.json/x'], {}, 1, 'There is no backup. '],
    [['--to', 'backup'], {}, 1, 'exists. Name a new folder'],
    [['--check', 'nowhere'], {}, 2, 'nowhere holds no backup'],
  ])('should report in one line what is wrong with %j %j', async (args, variables, expected, text) => {
    const { code, stderr } = await command(args, variables);
    expect([code, stderr]).toEqual([expected, expect.stringContaining(text)]);
    expect(stderr).not.toContain('    at ');
  });

  it('should copy only keys and model files', async () => {
    const model = join(folder, 'own.json');
    writeFileSync(model, '{}');
    const { dataDir, ...others } = config;
    const { files, database } = await writeBackup(
      { ...others, dataDir, model: { paths: [model] } },
      join(folder, 'keys'),
      { database: false },
    );
    expect(database).toBeUndefined();
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['data/encryption-key', 'data/signing-key', 'model/1-own.json']),
    );
    expect(await problemsOf(join(folder, 'keys'))).toEqual([]);
  });
});

/** A token that the service signs with its own key. */
async function newToken(env: TestEnvironment): Promise<string> {
  const { body } = await env.graphql(
    `mutation { createAccessToken(input: { type: PERSONAL, actorUrn: "urn:li:corpuser:datahub", duration: ONE_DAY, name: "backup" }) {
      accessToken } }`,
  );
  return String(body.data.createAccessToken.accessToken);
}

function withToken(url: string, token: string): TestEnvironment['fetch'] {
  return (path, init = {}) => {
    const headers = new Headers({ 'content-type': 'application/json', authorization: `Bearer ${token}` });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    return fetch(url + path, { ...init, headers });
  };
}

async function totalOf(env: TestEnvironment): Promise<number> {
  const answer = await env.fetch('/api/graphql', {
    method: 'POST',
    body: JSON.stringify({ query: '{ search(input: { type: TAG, query: "*", start: 0, count: 0 }) { total } }' }),
  });
  const { data } = (await answer.json()) as { data?: { search?: { total: number } } };
  return data?.search?.total ?? 0;
}
