import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  createProcessEnvironment,
  createTestEnvironment,
  type ProcessEnvironment,
  type TestEnvironment,
} from '../../support/service/create-test-environment.js';
import { endToEndEngine, type TestDatabase } from '../../support/engines/engines.js';
import { itWhere } from '../../support/checkout/needs.js';
import { freePort } from '../../support/service/free-port.js';
import { ingest } from '../../support/service/ingest.js';
import { expectSoon, poll } from '../../support/measures/poll.js';
import { type ProgramEnd, runCommand } from '../../support/service/run-node.js';
import { startService } from '../../support/service/service-process.js';

const onSqlite = itWhere(endToEndEngine() === undefined, 'embedded');

describe('a start with invalid variables', () => {
  let folder: string;
  let end: ProgramEnd;

  const secrets = ['oracle-password', 'short-token', 'short-key'];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bad-variables-'));
    end = await runCommand('start', [], {
      cwd: folder,
      env: {
        PORT: 'eighty',
        DATABASE_URL: 'oracle://scott:oracle-password@db.example/metadata',
        ADMIN_TOKEN: 'short-token',
        DATAHUB_TOKEN_SERVICE_SIGNING_KEY: 'short-key',
        METADATA_SERVICE_AUTH_ENABLED: 'maybe',
        LOG_LEVEL: 'loud',
      },
    });
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('should stop with exit code 1', () => {
    expect([end.code, end.stdout]).toEqual([1, '']);
  });

  it.each([
    ['PORT', 'a whole number from 0 to 65535'],
    ['DATABASE_URL', 'sqlite:<file>'],
    ['ADMIN_TOKEN', 'a text of at least 16 bytes'],
    ['DATAHUB_TOKEN_SERVICE_SIGNING_KEY', 'a text of at least 32 bytes'],
    ['METADATA_SERVICE_AUTH_ENABLED', 'true or false'],
    ['LOG_LEVEL', 'one of trace, debug, info'],
  ])('should state in its single message what %s must be', (name, expected) => {
    const lines = end.stderr.trimEnd().split('\n');
    expect(lines[0]).toBe('The service did not start. 6 environment variables cannot be used:');
    expect(lines).toHaveLength(7);
    const own = lines.filter((line) => line.startsWith(`${name}: `));
    expect(own).toEqual([expect.stringContaining(expected)]);
  });

  it('should reveal no secret', () => {
    for (const secret of secrets) expect(end.stderr).not.toContain(secret);
  });
});

describe('a first start', () => {
  let env: ProcessEnvironment;

  beforeAll(async () => {
    env = await createProcessEnvironment({ env: { ADMIN_TOKEN: '' } });
  });

  afterAll(() => env.stop());

  const file = (name: string): string => join(env.dataDir, 'data', name);

  /** What it prints beside its log, whose lines are JSON. */
  function linesOfNoLog(): string[] {
    const lines = env.output().split('\n');
    return lines.filter((line) => line !== '' && !line.startsWith('{'));
  }

  async function isLetIn(token: string): Promise<boolean> {
    const { body } = await env.graphql('{ me { corpUser { urn } } }', {}, token);
    return body.data?.me.corpUser.urn === 'urn:li:corpuser:datahub';
  }

  it('should print one line with the address, the engines and the path of the admin token', async () => {
    const engine = endToEndEngine()?.name ?? 'sqlite';
    await expectSoon(linesOfNoLog, [
      `Metadata service ready at ${env.url} (database ${engine}; admin token in ${file('admin-token')})`,
    ]);
  });

  it.each(['signing-key', 'admin-token'])('should make the file %s accessible only to its owner', (name) => {
    expect((statSync(file(name)).mode & 0o777).toString(8)).toBe('600');
  });

  /** What others than the owner may do with the folder and with each file in it. */
  function modes(): ReadonlySet<string> {
    const names = ['.', ...readdirSync(file('.'))];
    return new Set(names.map((name) => (statSync(file(name)).mode & 0o077).toString(8)));
  }

  it('should make its folder and all files in it accessible only to its owner', () => {
    expect(modes()).toEqual(new Set(['0']));
  });

  it('should create a valid admin token', async () => {
    expect(await isLetIn(readFileSync(file('admin-token'), 'utf8').trim())).toBe(true);
  });

  it('should be followed by starts that keep both files, and those of the folder from others', async () => {
    const read = (): string[] => ['signing-key', 'admin-token'].map((name) => readFileSync(file(name), 'utf8'));
    const before = read();
    const path = file(readdirSync(file('.')).find((name) => name.endsWith('.db')) ?? 'encryption-key');
    chmodSync(path, 0o644);
    await env.restart();
    expect(read()).toEqual(before);
    expect(await isLetIn(String(before[1]).trim())).toBe(true);
    expect(modes()).toEqual(new Set(['0']));
    await poll(() => env.output().includes(`Other users may no longer read ${path}`), 'the line of the log');
  });

  it('should not mention a file if the admin token is configured', async () => {
    await env.restart('SIGTERM', { ADMIN_TOKEN: 'a-configured-admin-token' });
    const lines = await poll(linesOfNoLog, 'the line');
    expect(lines).toEqual([expect.stringMatching(/^Metadata service ready at .+; admin token from ADMIN_TOKEN\)$/)]);
    expect(env.output()).not.toContain('a-configured-admin-token');
    expect(await isLetIn('a-configured-admin-token')).toBe(true);
  });
});

describe('SIGTERM', () => {
  const BATCHES = 30;
  const env = { ADMIN_TOKEN: 'token-of-the-sigterm-suite' };
  let folder: string;
  let database: TestDatabase | undefined;
  let variables: Record<string, string>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sigterm-'));
    database = await endToEndEngine()?.createDatabase();
    variables = { ...env, ...(database === undefined ? {} : { DATABASE_URL: database.url }) };
  });

  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database?.drop();
  });

  /** The body of batch `number`: a hundred tags. */
  function batch(number: number): string {
    const proposals = Array.from({ length: 100 }, (_item, at) => ({
      entityType: 'tag',
      entityUrn: `urn:li:tag:sigterm-${number}-${at}`,
      changeType: 'UPSERT',
      aspectName: 'tagProperties',
      aspect: { value: JSON.stringify({ name: 'x' }), contentType: 'application/json' },
    }));
    return JSON.stringify({ proposals, async: 'false' });
  }

  /** Opens a request and answers once the service has its head and waits for the body. */
  async function opened(url: string, body: string, agent: Agent): Promise<ClientRequest> {
    const one = request(`${url}/aspects?action=ingestProposalBatch`, {
      method: 'POST',
      agent,
      headers: {
        authorization: `Bearer ${env.ADMIN_TOKEN}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    one.flushHeaders();
    await once(one, 'continue');
    return one;
  }

  async function finished(one: ClientRequest, body: string): Promise<[number | undefined, string]> {
    one.end(body);
    const [response] = (await once(one, 'response')) as [IncomingMessage];
    return [response.statusCode, await text(response)];
  }

  async function refusesNewConnections(url: string): Promise<boolean> {
    return fetch(`${url}/health`, { headers: { connection: 'close' } }).then(
      ({ status }) => status === 503,
      () => true,
    );
  }

  describe('beside requests on both kinds of connections', () => {
    const KINDS = [false, true];
    let answers: readonly (readonly [number | undefined, string])[];
    let code: number | null;

    beforeAll(async () => {
      const service = await startService(folder, await freePort(), variables);
      const agents = KINDS.map((keepAlive) => new Agent({ keepAlive }));
      const bodies = Array.from({ length: BATCHES }, (_item, number) => batch(number));
      const requests = await Promise.all(
        bodies.map((body, number) => opened(service.url, body, agents[number % agents.length]!)),
      );
      const ended = service.end('SIGTERM');
      await poll(() => refusesNewConnections(service.url), 'new connections to be refused');
      answers = await Promise.all(requests.map((one, at) => finished(one, String(bodies[at]))));
      code = await ended;
      for (const agent of agents) agent.destroy();
    });

    it.each([
      ['are closed after each answer', false],
      ['are kept alive', true],
    ])('should complete the requests in progress when connections %s', (_case, keepAlive) => {
      const own = answers.filter((_answer, number) => KINDS[number % KINDS.length] === keepAlive);
      expect(own).toEqual(Array.from({ length: BATCHES / KINDS.length }, () => [200, '{"value":"success"}']));
    });

    it('should exit with 0', () => {
      expect(code).toBe(0);
    });
  });

  describe('afterwards', () => {
    it('should lose no acknowledged write', async () => {
      const service = await startService(folder, await freePort(), variables);
      const answer = await fetch(`${service.url}/aspects?action=getCount`, {
        method: 'POST',
        headers: { authorization: `Bearer ${env.ADMIN_TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ aspect: 'tagProperties', urnLike: 'urn:li:tag:sigterm-%' }),
      });
      expect(await answer.json()).toEqual({ value: BATCHES * 100 });
      expect(await service.end('SIGINT')).toBe(0);
    });
  });
});

describe('beside a running service', () => {
  const ACTOR = 'urn:li:corpuser:process-actor';
  let env: TestEnvironment;
  let context: { readonly cwd: string; readonly env: Readonly<Record<string, string>> };

  beforeAll(async () => {
    env = await createTestEnvironment();
    const { dataDir: cwd, databaseUrl } = env;
    const variables = { DATA_DIR: join(cwd, 'data') };
    context = { cwd, env: databaseUrl === undefined ? variables : { ...variables, DATABASE_URL: databaseUrl } };
    await ingest(env, [ACTOR, 'corpUserInfo', { active: true, displayName: 'Actor' }]);
  });

  afterAll(() => env.stop());

  onSqlite('should refuse to start a second one on the same database, and leave the first alone', async () => {
    const end = await runCommand('start', [], { ...context, env: { ...context.env, PORT: '0' } });
    expect([end.code, end.stdout]).toEqual([1, '']);
    const path = join(env.dataDir, 'data', 'metadata.db');
    expect(end.stderr).toBe(
      `The service did not start. Another instance of this service is using ${path}. Stop it, or give this one its own DATA_DIR or DATABASE_URL.\n`,
    );
    await ingest(env, ['urn:li:tag:after-the-second', 'tagProperties', { name: 'x' }]);
    expect((await env.fetch('/health')).status).toBe(200);
  });

  it('should create a token that is valid immediately', async () => {
    const args = ['--name', 'from the shell', '--actor', ACTOR, '--duration', 'ONE_HOUR'];
    const end = await runCommand('token', args, context);
    expect([end.code, end.stderr]).toEqual([0, '']);
    const { body } = await env.graphql('{ me { corpUser { urn } } }', {}, end.stdout.trim());
    expect(body.data.me.corpUser.urn).toBe(ACTOR);
  });

  it.each<[string, readonly string[], string]>([
    ['no name', [], '--name is missing'],
    ['an actor that is no urn', ['--name', 'n', '--actor', 'datahub'], '"datahub"'],
    ['an unknown user', ['--name', 'n', '--actor', 'urn:li:corpuser:stranger'], 'urn:li:corpuser:stranger'],
    ['the system', ['--name', 'n', '--actor', 'urn:li:corpuser:__datahub_system'], '__datahub_system'],
  ])('should create no token with %s and exit with 2', async (_case, args, message) => {
    const end = await runCommand('token', args, context);
    expect([end.code, end.stdout]).toEqual([2, '']);
    expect(end.stderr).toContain(message);
    expect(end.stderr).toContain('metadata-service token');
  });
});
