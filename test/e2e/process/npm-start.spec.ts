import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { freePort } from '../../support/service/free-port.js';

const LIMIT_MS = 120_000;

describe('npm start', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(`${tmpdir()}/npm-start-`);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'should stop the service when npm gets %s',
    async (signal) => {
      const env = { ...process.env, HOST: '127.0.0.1', PORT: String(await freePort()), DATA_DIR: `${folder}/data` };
      const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
      const isAllClosed = once(npm, 'close');
      const log = text(npm.stderr);
      try {
        for await (const line of createInterface(npm.stdout)) if (line.includes('ready at')) npm.kill(signal);
        await isAllClosed;
      } finally {
        if (npm.pid !== undefined && !npm.stdout.closed) process.kill(-npm.pid, 'SIGKILL');
      }
      expect(await log).toContain('Stopped after');
    },
    LIMIT_MS,
  );
});
