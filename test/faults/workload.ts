import type { TestEnvironment } from '../support/service/create-test-environment.js';
import { generatedBatch } from '../support/graphql/generated-batches.js';
import { ingest } from '../support/service/ingest.js';

const AT_ONCE = 4;

/** What writers have done. */
export interface Workload {
  /** Writes until told to stop or until `batches` are done. Resolves when every writer has ended. */
  readonly done: Promise<void>;
  /** Milliseconds that each acknowledged batch took. */
  readonly times: readonly number[];
  /** Refusals that were met; an acknowledged batch is not among them. */
  readonly failures: readonly string[];
  stop(): void;
}

/**
 * Four writers that send generated batches of 25 aspects, from number `first` on; every third batch is written a second
 * time in another state, and every fifth loses one of its datasets. Stops when `batches` are sent.
 */
export function startWorkload(env: TestEnvironment, first: number, batches: number): Workload {
  const times: number[] = [];
  const failures: string[] = [];
  let next = first;
  let isStopped = false;
  const work = async (): Promise<void> => {
    while (!isStopped && next < first + batches) {
      const number = next;
      next += 1;
      const started = performance.now();
      try {
        await writeBatch(env, number);
        times.push(performance.now() - started);
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  return {
    done: Promise.all(Array.from({ length: AT_ONCE }, work)).then(() => undefined),
    times,
    failures,
    stop() {
      isStopped = true;
    },
  };
}

async function writeBatch(env: TestEnvironment, number: number): Promise<void> {
  await ingest(env, ...generatedBatch(number, 0));
  if (number % 3 === 0) await ingest(env, ...generatedBatch(number, 1));
  if (number % 5 === 0) await deleteEntity(env, generatedBatch(number, 0)[0]?.[0] ?? '');
}

/**
 * While the engine that holds time series is away, a delete answers 503 with the rows gone already; sent again, it
 * removes the rest.
 */
async function deleteEntity(env: TestEnvironment, urn: string): Promise<void> {
  const answer = await env.fetch('/entities?action=delete', { method: 'POST', body: JSON.stringify({ urn }) });
  if (!answer.ok && answer.status !== 503)
    throw new Error(`Deleting answered ${answer.status}: ${await answer.text()}`);
}
