import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../support/service/run-node.js';

const COMMANDS: readonly (readonly [command: string, args: readonly string[]])[] = [
  ['restore', []],
  ['check', ['--repair']],
  ['token', ['--name', 'first']],
  ['migrate', []],
];

describe('Commands without a database', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'no-database-'));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(COMMANDS)('should refuse %s in a folder that is not the one of a service', async (command, args) => {
    const { code, stdout, stderr } = await runCommand(command, args, { cwd: folder, env: {} });
    expect([code, stdout, stderr]).toEqual([
      1,
      '',
      'There is no database ./data/metadata.db. Correct DATABASE_URL or DATA_DIR.\n',
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([...COMMANDS, ['migrate', ['--plan']] as const])(
    'should name the setting of a server that does not answer %s %j',
    async (command, args) => {
      const env = { DATABASE_URL: 'postgres://scott:tiger@127.0.0.1:1/metadata' };
      const { code, stderr } = await runCommand(command, args, { cwd: folder, env });
      expect([code, stderr]).toEqual([1, 'No database answers at 127.0.0.1:1. Start it, or correct DATABASE_URL.\n']);
    },
  );
});
