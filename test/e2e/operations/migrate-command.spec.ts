import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/service/free-port.js';
import { runCommand } from '../../support/service/run-node.js';
import { startHosted } from '../../support/service/service-host.js';
import { serviceVariables } from '../../support/service/service-process.js';

describe('metadata-service migrate', () => {
  const home = mkdtempSync(join(tmpdir(), 'migrate-command-'));

  beforeAll(async () => {
    const service = await startHosted(serviceVariables(home, await freePort(), {}));
    await service.stop();
  });

  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it.each<[readonly string[], RegExp]>([
    [[], /^There is nothing to take over: this database was not created by DataHub, or has no rows\.\n$/],
    [['--again'], /^DataHub’s database is taken over; that took .*\nRows +\d+, of which 0 /],
  ])('should work on the engines of the settings, with %j', async (args, expected) => {
    const env = { DATA_DIR: join(home, 'data') };
    const { code, stdout, stderr } = await runCommand('migrate', args, { cwd: home, env });
    expect([code, stdout]).toEqual([0, expect.stringMatching(expected)]);
    expect(stderr).not.toContain('Error');
  });
});
