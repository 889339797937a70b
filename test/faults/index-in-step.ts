import type { TestEnvironment } from '../support/service/create-test-environment.js';
import { operate } from '../support/service/operations.js';
import { poll } from '../support/measures/poll.js';

/** Differences that `checkIndices` counts. */
interface Drift {
  /** Whether neither documents nor edges differ. */
  readonly consistent: boolean;
  readonly missing: number;
  readonly stale: number;
  readonly orphaned: number;
  /** What differs, by kind, so that a failure names it. */
  readonly examples: readonly Examples[];
}

type Examples = Readonly<Record<string, readonly string[]>>;

interface Findings {
  readonly examples?: Examples;
}

interface CheckAnswer extends Omit<Drift, 'examples'> {
  readonly entityTypes: readonly Findings[];
  readonly edges: Findings;
}

/** Waits until search has caught up, then answers what `checkIndices` finds. */
export async function driftOnceCaughtUp(env: TestEnvironment): Promise<Drift> {
  await poll(async () => (await behind(env)) === 0, 'search to catch up');
  const answer = await operate<CheckAnswer>(env, 'checkIndices');
  const { consistent, missing, stale, orphaned, entityTypes, edges } = answer;
  const examples = [...entityTypes, edges].flatMap((found) => (found.examples === undefined ? [] : [found.examples]));
  return { consistent, missing, stale, orphaned, examples };
}

/** What a store and an index in step are told to differ by. */
export const NO_DRIFT: Drift = { consistent: true, missing: 0, stale: 0, orphaned: 0, examples: [] };

async function behind(env: TestEnvironment): Promise<number | undefined> {
  const answer = await env.fetch('/health/ready');
  const { components } = (await answer.json()) as { components: { search?: { behind?: number } } };
  return components.search?.behind;
}
