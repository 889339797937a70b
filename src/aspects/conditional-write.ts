import { DomainError } from '../foundation/common/errors.js';
import { KeyedQueue } from '../foundation/common/keyed-queue.js';
import type { AspectRecord } from './aspect-record.js';

/** Maximum number of attempts of a conditional write; an attempt fails only because of a concurrent write. */
const ATTEMPTS = 10;

/** Conditional writes of this process, in turn at each place: most concurrent writes do not overtake each other. */
const turns = new KeyedQueue();

/** Value of `If-Version-Match` for an aspect that is not stored. */
const NOT_STORED = '-1';

/**
 * Returns the headers of a proposal that fails with `PRECONDITION_FAILED` unless the aspect is still as in `record`;
 * undefined: still not stored.
 */
export function ifUnchanged(record: AspectRecord | undefined): Readonly<Record<string, string>> {
  return { 'If-Version-Match': record === undefined ? NOT_STORED : (record.systemMetadata?.version ?? '1') };
}

/**
 * Returns the result of `attempt`, which reads `place` and then writes it on the condition that nothing has changed in
 * between. Attempts of this process at one place, any text, wait for each other. Calls `attempt` again after a
 * concurrent write. Throws `PRECONDITION_FAILED` after ten concurrent writes.
 */
export function untilUnchanged<Result>(place: string, attempt: () => Promise<Result>): Promise<Result> {
  return turns.run(place, () => repeated(attempt));
}

async function repeated<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let made = 1; ; made += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isOvertaken(error) || made === ATTEMPTS) throw error;
    }
  }
}

/** Whether a conditional write failed because of a concurrent write. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'PRECONDITION_FAILED';
}
