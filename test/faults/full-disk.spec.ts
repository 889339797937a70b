import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProcessEnvironment, type ProcessEnvironment } from '../support/service/create-test-environment.js';
import { runCommand } from '../support/service/run-node.js';
import { endToEndEngine } from '../support/engines/engines.js';
import { poll } from '../support/measures/poll.js';
import { smallDisk } from '../support/engines/small-disk.js';
import { sqlServerControl } from '../support/engines/sql-server-control.js';
import { connectToServer } from '../support/engines/sql-server.js';
import { driftOnceCaughtUp, NO_DRIFT } from './index-in-step.js';
import { type Account, startTruthfulWriters, type TruthfulWriters } from './truthful-writers.js';

const LIMIT_MS = 300_000;
const FILLINGS = Number(process.env.TEST_FULL_DISKS ?? 1);
const WRITERS = 6;
/** Refusals that are waited for while the disk is full. */
const REFUSALS = 30;
/** How long the service may say that writes are refused after the last one was, and a look at it, in milliseconds. */
const FORGOTTEN_MS = 15_000;

describe('a store whose disk is full', () => {
  const disk = smallDisk();
  let dataDir: string;
  let env: ProcessEnvironment;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(disk.folder, 'service-'));
    env = await createProcessEnvironment({ env: endToEndEngine() === undefined ? { DATA_DIR: dataDir } : {} });
  }, LIMIT_MS);

  afterEach(async () => {
    disk.free();
    await sqlServerControl()?.revive();
    await env.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }, LIMIT_MS);

  it(
    `should refuse writes truthfully, report it, and accept them again once there is space, ${FILLINGS} times`,
    async () => {
      const pid = env.pid();
      for (let filling = 0; filling < FILLINGS; filling += 1) {
        const writers = startTruthfulWriters(env, WRITERS, `writer-${filling}`);
        await told(writers, ['fine'], 50);
        disk.fill();
        await told(writers, ['nothing', 'unknown', 'unclear'], REFUSALS);
        expect(await databaseHealth()).toMatchObject({
          status: 'down',
          detail: expect.stringMatching(/takes no writes|does not answer/),
        });
        expect((await env.fetch('/health/live')).status).toBe(200);
        disk.free();
        await sqlServerControl()?.revive();
        await told(writers, ['fine'], 50);
        await expectTruth(writers);
        await poll(async () => (await databaseHealth()).status === 'up', 'the database to be told up', FORGOTTEN_MS);
      }
      process.kill(pid, 0);
      expect(env.output()).not.toMatch(/Unhandled/);
      expect(await driftOnceCaughtUp(env)).toEqual(NO_DRIFT);
    },
    LIMIT_MS,
  );

  it(
    'should start once there is space, where a first start had none for its keys',
    async () => {
      if (endToEndEngine() !== undefined) return;
      const elsewhere = mkdtempSync(join(tmpdir(), 'stores-'));
      const keysAlone = { DATA_DIR: join(disk.folder, 'keys'), DATABASE_URL: `sqlite:${elsewhere}/metadata.db` };
      mkdirSync(keysAlone.DATA_DIR);
      try {
        disk.fill();
        const { code, stderr } = await runCommand('start', [], { cwd: elsewhere, env: { ...keysAlone, PORT: '0' } });
        expect([code, stderr]).toEqual([1, expect.stringContaining(`${disk.folder}/keys`)]);
        expect(readdirSync(keysAlone.DATA_DIR)).toEqual([]);
        disk.free();
        await (await createProcessEnvironment({ env: keysAlone })).stop();
      } finally {
        for (const folder of [elsewhere, keysAlone.DATA_DIR]) rmSync(folder, { recursive: true, force: true });
      }
    },
    LIMIT_MS,
  );

  /** Waits until `count` more writes were told to have ended in one of these ways. */
  async function told(
    { attempts }: TruthfulWriters,
    ways: readonly (keyof Account['counts'])[],
    count: number,
  ): Promise<void> {
    const from = attempts.length;
    const enough = () => attempts.slice(from).filter((attempt) => ways.includes(attempt.told)).length >= count;
    await poll(enough, `${count} writes to be told: ${ways.join(', ')}`);
  }

  async function databaseHealth(): Promise<{ readonly status: string; readonly detail: string }> {
    const report = (await (await env.fetch('/health/ready')).json()) as {
      components: { database: { status: string; detail: string } };
    };
    return report.components.database;
  }

  async function expectTruth(writers: TruthfulWriters): Promise<void> {
    const server = await connectToServer(env.databaseUrl ?? `sqlite:${join(dataDir, 'metadata.db')}`);
    const { counts, untrue, broken } = await writers.account(server).finally(() => server.close());
    process.stderr.write(`A full disk: ${JSON.stringify(counts)}\n`);
    expect(untrue).toEqual([]);
    expect(broken).toEqual([]);
    // MariaDB ends itself where its disk is full in a rollback; then nobody can say more than that it does not answer.
    const reason = /disk of the database is full|database does not answer/;
    expect(writers.attempts.some(({ answer }) => reason.test(answer))).toBe(true);
  }
});
