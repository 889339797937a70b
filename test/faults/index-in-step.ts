import type { TestEnvironment } from '../support/create-test-environment.js';
import { operate } from '../support/operations.js';
import { poll } from '../support/poll.js';

/** Differences that `checkIndices` counts. */
interface Drift {
  /** Whether neither documents nor edges differ. */
  readonly consistent: boolean;
  readonly missing: number;
  readonly stale: number;
  readonly orphaned: number;
}

/** Waits until search has caught up, then answers what `checkIndices` finds. */
export async function driftOnceCaughtUp(env: TestEnvironment): Promise<Drift> {
  await poll(async () => (await behind(env)) === 0, 'search to catch up');
  const { consistent, missing, stale, orphaned } = await operate<Drift>(env, 'checkIndices');
  return { consistent, missing, stale, orphaned };
}

/** What a store and an index in step are told to differ by. */
export const NO_DRIFT: Drift = { consistent: true, missing: 0, stale: 0, orphaned: 0 };

async function behind(env: TestEnvironment): Promise<number | undefined> {
  const answer = await env.fetch('/health/ready');
  const { components } = (await answer.json()) as { components: { search?: { behind?: number } } };
  return components.search?.behind;
}
