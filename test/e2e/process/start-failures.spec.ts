import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/service/free-port.js';
import { runCommand } from '../../support/service/run-node.js';

/** What each start shares: embedded engines, and a line of the log for each warning. */
const QUIET = { LOG_LEVEL: 'warn', AUDIT_LOG: 'none', PORT: '0' };

describe('a failed start', () => {
  let folder: string;
  let taken: Server;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'start-failures-'));
    writeFileSync(join(folder, 'file'), '');
    taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
  });

  afterAll(() => {
    taken.close();
    rmSync(folder, { recursive: true });
  });

  const takenPort = (): string => String((taken.address() as AddressInfo).port);

  it.each<[string, () => Promise<Record<string, string>> | Record<string, string>, RegExp]>([
    [
      'its port is in use',
      () => ({ PORT: takenPort(), HOST: '127.0.0.1', DATA_DIR: 'port' }),
      /^Port \d+ of 127\.0\.0\.1 is in use\./,
    ],
    ['its folder is a file', () => ({ DATA_DIR: 'file' }), /file is a file, where a folder is needed\./],
    ['its folder lies in a file', () => ({ DATA_DIR: 'file/data' }), /is a file, where a folder is needed\./],
    [
      'the path of its folder leaves no room for the socket of its workers',
      () => ({ WORKERS: '2', DATA_DIR: 'a'.repeat(100) }),
      /^DATA_DIR is 9 bytes too long for several workers, .* Set DATA_DIR to a shorter path, or WORKERS to 1\.$/,
    ],
    [
      'no database answers',
      async () => ({ DATABASE_URL: `postgres://u:pass-word@127.0.0.1:${await freePort()}/m`, START_TIMEOUT_S: '0' }),
      /^No database answers at 127\.0\.0\.1:\d+\./,
    ],
  ])('should report in one line what is wrong when %s', async (_name, variables, expected) => {
    const env = { ...QUIET, ...(await variables()) };
    const { code, stdout, stderr } = await runCommand('start', [], { cwd: folder, env });
    expect([code, stdout]).toEqual([1, '']);
    const lines = stderr.trimEnd().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.replace('The service did not start. ', '')).toMatch(expected);
    expect(stderr).not.toContain('pass-word');
  });

  it.each([
    ['start', []],
    ['check', []],
    ['token', ['--name', 'first']],
  ] as const)('should report that %s finds a folder in place of the file .env', async (command, args) => {
    const cwd = join(folder, command);
    mkdirSync(join(cwd, '.env'), { recursive: true });
    const { code, stderr } = await runCommand(command, args, { cwd, env: QUIET });
    expect([code, stderr.trimEnd().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/\.env cannot be read: it is a folder, .* Make it a file/)],
    ]);
  });

  it('should not print the beginning of a password that a # in the file .env has cut off', async () => {
    const cwd = join(folder, 'cut-off');
    mkdirSync(cwd);
    writeFileSync(join(cwd, '.env'), 'DATABASE_URL=postgres://me:pass#word@db:5432/m\n');
    const { code, stderr } = await runCommand('start', [], { cwd, env: QUIET });
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('DATABASE_URL: "postgres://me:***" must be an address'),
    ]);
    expect(stderr).toContain('write % as %25, # as %23');
    expect(stderr).not.toContain('pass#');
    expect(stderr).not.toContain('me:pass');
  });

  it('should report that it waits, up to the time limit', async () => {
    const port = await freePort();
    const env = { ...QUIET, DATABSE_URL: 'x', DATABASE_URL: `mysql://u:p@127.0.0.1:${port}/m`, START_TIMEOUT_S: '4' };
    const { code, stderr } = await runCommand('start', [], { cwd: folder, env });
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`No database answers at 127\\.0\\.0\\.1:${port} yet \\([0-3] s of 4 s\\)`));
    expect(stderr).toContain('DATABSE_URL is no variable of the service; is DATABASE_URL meant?');
    expect(stderr.trimEnd().split('\n').at(-1)).toMatch(/^The service did not start\. No database answers/);
  });
});
