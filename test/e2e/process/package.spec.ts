import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../support/service/free-port.js';
import { poll } from '../../support/measures/poll.js';

const run = promisify(execFile);

const MOST_MEGABYTES = 120;

/** Folders of the Nodes to start it on, from `TEST_NODES`, beside the one that runs this test. */
const NODES = [dirname(process.execPath), ...(process.env.TEST_NODES ?? '').split(delimiter).filter(Boolean)];

describe('the package', () => {
  let folder: string;
  let program: string;
  const npm = (args: readonly string[], cwd: string) => run('npm', [...args, '--no-audit', '--no-fund'], { cwd });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'package-'));
    await npm(['pack', '--ignore-scripts', '--pack-destination', folder], process.cwd());
    const [file] = readdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    await npm(['install', '--omit=dev', join(folder, file ?? '')], folder);
    program = join(folder, 'node_modules', '.bin', 'metadata-service');
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it(`should take less than ${MOST_MEGABYTES} MB when it is installed`, () => {
    const modules = join(folder, 'node_modules');
    const files = readdirSync(modules, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    expect(bytes / 1e6).toBeLessThan(MOST_MEGABYTES);
  });

  it('should require only packages that its files load', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
    const bundle = readFileSync(join('dist', 'bundle', 'cli.js'), 'utf8');
    const unused = Object.keys(dependencies).filter(
      (name) => !new RegExp(`(from|import\\(|require[\\w$]*\\() ?"${name}"`).test(bundle),
    );
    expect(unused).toEqual([]);
  });

  it.each(NODES)('should start, serve and stop in an empty folder on the Node in %s', async (node) => {
    const cwd = join(folder, `run-${NODES.indexOf(node)}`);
    mkdirSync(cwd);
    const url = `http://127.0.0.1:${await freePort()}`;
    const env = { ...process.env, PATH: [node, process.env.PATH].join(delimiter), PORT: new URL(url).port };
    const child = spawn(program, ['start'], { cwd, env, stdio: 'ignore' });
    const end = once(child, 'close') as Promise<[number | null, string | null]>;
    try {
      await poll(() => child.exitCode !== null || isReady(url), 'the service to be ready');
      const token = readFileSync(join(cwd, 'data', 'admin-token'), 'utf8').trim();
      expect(await tourOf(url, token)).toEqual({ created: 'urn:li:tag:pii', name: 'PII', pages: [200, 200] });
    } finally {
      child.kill('SIGTERM');
    }
    expect(await end).toEqual([0, null]);
  });
});

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/health/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** What the README's tour does first. */
async function tourOf(url: string, token: string): Promise<object> {
  const ask = async (query: string): Promise<Record<string, unknown>> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  const { createTag } = await ask('mutation { createTag(input: { id: "pii", name: "PII" }) }');
  const { tag } = await ask('{ tag(urn: "urn:li:tag:pii") { properties { name } } }');
  const pages = await Promise.all(['/api/graphiql', '/console'].map((path) => fetch(url + path)));
  return {
    created: createTag,
    name: (tag as { properties: { name: string } }).properties.name,
    pages: pages.map(({ status }) => status),
  };
}
