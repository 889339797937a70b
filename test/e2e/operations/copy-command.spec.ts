import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/service/free-port.js';
import { poll } from '../../support/measures/poll.js';
import { type ProgramEnd, runCommand } from '../../support/service/run-node.js';
import { type HostedService, startHosted } from '../../support/service/service-host.js';
import { serviceVariables } from '../../support/service/service-process.js';

describe('metadata-service copy', () => {
  const home = mkdtempSync(join(tmpdir(), 'copy-command-'));
  const target = join(home, 'new', 'metadata.db');
  let service: HostedService;

  const start = async (env: Readonly<Record<string, string>>): Promise<HostedService> =>
    startHosted(serviceVariables(home, await freePort(), env));

  const copy = (args: readonly string[], env = {}): Promise<ProgramEnd> =>
    runCommand('copy', args, { cwd: home, env: { DATA_DIR: join(home, 'data'), ...env } });

  const call = async (path: string, body?: object): Promise<{ readonly [member: string]: unknown }> => {
    const token = readFileSync(join(home, 'data', 'admin-token'), 'utf8').trim();
    const answer = await fetch(service.url + path, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    return (await answer.json()) as { readonly [member: string]: unknown };
  };

  const graphql = (query: string) => call('/api/graphql', { query });
  const events = (offset: unknown) =>
    call(`/openapi/v1/events/poll?topic=PlatformEvent_v1&pollTimeoutSeconds=0&offsetId=${String(offset)}`);
  const createTag = (name: string) => graphql(`mutation { createTag(input: { id: "${name}", name: "${name}" }) }`);

  beforeAll(async () => {
    service = await start({});
  });

  afterAll(async () => {
    await service.stop();
    rmSync(home, { recursive: true, force: true });
  });

  it.each<[readonly string[], object, number, string]>([
    [[], {}, 2, '--to is missing'],
    [['--to', 'nothing'], {}, 1, 'TARGET_DATABASE_URL: "nothing" must be an address'],
    [['--to', `sqlite:${target}`], {}, 1, 'Another instance of this service is using'],
    [[], { TARGET_DATABASE_URL: `sqlite:${join(home, 'data', 'metadata.db')}` }, 2, 'would be copied to itself'],
    [['--to', `sqlite:${target}`], { DATA_DIR: join(home, 'none') }, 1, 'There is no database'],
    [['--to', 'postgres://127.0.0.1:1/new'], {}, 1, 'No database answers at 127.0.0.1:1. Start it, or correct --to.'],
    [
      ['--to', `sqlite:${target}`],
      { DATABASE_URL: 'postgres://127.0.0.1:1/old' },
      1,
      'No database answers at 127.0.0.1:1. Start it, or correct DATABASE_URL.',
    ],
  ])('should refuse %j %j in one line, and create nothing', async (args, env, expected, text) => {
    const { code, stderr } = await copy(args, env);
    expect([code, stderr]).toEqual([expected, expect.stringContaining(text)]);
    expect(stderr).not.toContain('    at ');
    expect(existsSync(target)).toBe(false);
  });

  it('should move a service: its tokens, metadata, search index and followers of changes', async () => {
    await createTag('before');
    const { offsetId } = await events('');
    await service.stop();
    const { code, stdout, stderr } = await copy([], { TARGET_DATABASE_URL: `sqlite:${target}` });
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Copied and counted: [\d,]+ rows of \d+ tables\.\n/)]);
    expect(stderr).toContain('Start the service with DATABASE_URL = the new database');
    expect(statSync(target).mode & 0o077).toBe(0);
    service = await start({ DATABASE_URL: `sqlite:${target}` });
    await createTag('after');
    const { data } = await graphql('{ search(input: { type: TAG, query: "before" }) { total } }');
    expect(data).toEqual({ search: { total: 1 } });
    await poll(async () => JSON.stringify(await events(offsetId)).includes('urn:li:tag:after'), 'the new event');
    expect(JSON.stringify(await events(offsetId))).not.toContain('urn:li:tag:before');
  });
});
