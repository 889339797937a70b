import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createProcessEnvironment, type ProcessEnvironment } from '../support/service/create-test-environment.js';
import { engineControl } from '../support/engines/engine-control.js';
import { operate } from '../support/service/operations.js';
import { poll } from '../support/measures/poll.js';
import { driftOnceCaughtUp, NO_DRIFT } from './index-in-step.js';
import { startWorkload } from './workload.js';

/** A write must not wait for an engine that is gone; this leaves room for a busy machine. */
const SLOWEST_WRITE_MS = 6_000;

describe('a search engine that loses power', () => {
  const engine = engineControl();
  let isDown = false;
  let env: ProcessEnvironment;

  async function kill(): Promise<void> {
    await engine.kill();
    isDown = true;
  }

  async function start(): Promise<void> {
    await engine.start();
    isDown = false;
  }

  beforeEach(async () => {
    env = await createProcessEnvironment();
  });

  afterEach(async () => {
    if (isDown) await start();
    await env.stop();
  });

  it('should lose no write and no time during an ingestion, and be consistent afterwards', async () => {
    const load = startWorkload(env, 0, 160);
    await poll(() => load.times.length > 30, 'the ingestion to be on its way');
    await kill();
    await load.done;
    expect(load.failures).toEqual([]);
    expect(Math.max(...load.times)).toBeLessThan(SLOWEST_WRITE_MS);
    await start();
    expect(await driftOnceCaughtUp(env)).toEqual(NO_DRIFT);
  });

  it('should end a rebuild with an error that says so, and leave no remains after recovery', async () => {
    const load = startWorkload(env, 0, 120);
    await load.done;
    expect(await driftOnceCaughtUp(env)).toEqual(NO_DRIFT);
    const restoring = env.fetch('/operations?action=restoreIndices', {
      method: 'POST',
      body: JSON.stringify({ limit: 0, batchSize: 50, clean: true }),
    });
    await poll(
      async () => (await operate<{ running: readonly object[] }>(env, 'getRestoreStatus')).running.length > 0,
      'the rebuild to start',
    );
    await kill();
    expect((await restoring).status).toBe(503);
    await start();
    expect(await driftOnceCaughtUp(env)).toEqual(NO_DRIFT);
    await operate(env, 'restoreIndices', { limit: 0, batchSize: 1000, clean: true });
    expect(await driftOnceCaughtUp(env)).toEqual(NO_DRIFT);
  });
});
