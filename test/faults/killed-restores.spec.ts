import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { createProcessEnvironment, type ProcessEnvironment } from '../support/service/create-test-environment.js';
import { driftOnceCaughtUp, NO_DRIFT } from './index-in-step.js';
import { startWorkload } from './workload.js';

const KILLS = Number(process.env.TEST_KILLS ?? 20);
const LIMIT_MS = 600_000;
/** Latest moment after the start of a restore at which the power goes, in milliseconds. */
const LATEST_KILL_MS = 1500;

describe('a service that is killed during restores', () => {
  let env: ProcessEnvironment;

  beforeAll(async () => {
    env = await createProcessEnvironment();
    await startWorkload(env, 0, 200).done;
  }, LIMIT_MS);

  afterAll(async () => {
    await env.stop();
  }, LIMIT_MS);

  it(
    `should have nothing missing, stale or orphaned after any of ${KILLS} power failures under concurrent writes`,
    async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const moment = randomInt(LATEST_KILL_MS);
        await killedRestore(200 + kill * 1000, moment, kill % 2 === 0);
        expect([kill, moment, await driftOnceCaughtUp(env)]).toEqual([kill, moment, NO_DRIFT]);
      }
    },
    LIMIT_MS,
  );

  /** Restores while writers write, and takes the power `moment` milliseconds later. */
  async function killedRestore(first: number, moment: number, clean: boolean): Promise<void> {
    const load = startWorkload(env, first, 100);
    const body = JSON.stringify({ limit: 0, batchSize: 50, ...(clean ? { clean: true } : {}) });
    const restoring = env.fetch('/operations?action=restoreIndices', { method: 'POST', body }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, moment));
    process.kill(env.pid(), 'SIGKILL');
    load.stop();
    await Promise.all([load.done, restoring]);
    await env.restart('SIGKILL');
  }
});
