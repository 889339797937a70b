import { DomainError } from '../../foundation/common/errors.js';
import { KeyedQueue } from '../../foundation/concurrency/keyed-queue.js';
import type { AspectKey } from '../aspect-key.js';
import type { AspectRecord } from '../aspect-record.js';
import type { AspectVersion } from '../change-proposal.js';

/**
 * Maximum number of attempts of a conditional write. An attempt fails only because another process has written in
 * between: of eight processes that write one aspect without a pause, each loses seven attempts of eight.
 */
const ATTEMPTS = 100;

/** Conditional writes of this process, in turn at each place: most concurrent writes do not overtake each other. */
const turns = new KeyedQueue();

/** Value of `If-Version-Match` for an aspect that is not stored. */
const NOT_STORED = '-1';

/**
 * Returns the headers of a proposal that fails with `PRECONDITION_FAILED` unless the aspect is still as in `record`;
 * undefined: still not stored.
 */
export function ifUnchanged(record: AspectRecord | undefined): Readonly<Record<string, string>> {
  return { 'If-Version-Match': versionOf(record) };
}

/** Returns the version of an aspect that is stored as in `record`; undefined: not stored. */
export function asIn(record: AspectRecord | undefined, { urn, aspectName }: AspectKey): AspectVersion {
  return { urn, aspectName, version: versionOf(record) };
}

/** Throws `PRECONDITION_FAILED` unless the aspect is stored as in `record` in the version that a change depends on. */
export function requireUnchanged(expected: AspectVersion, record: AspectRecord | undefined): void {
  const { urn, aspectName: aspect, version } = expected;
  const actual = versionOf(record);
  if (actual === version) return;
  const text = `${urn} has changed meanwhile: expected version ${version} of ${aspect}, actual version ${actual}`;
  throw new DomainError('PRECONDITION_FAILED', text, { details: { urn, aspect } });
}

function versionOf(record: AspectRecord | undefined): string {
  return record === undefined ? NOT_STORED : (record.systemMetadata?.version ?? '1');
}

/**
 * Returns the result of `attempt`, which reads `place` and then writes it on the condition that nothing has changed in
 * between. Attempts of this process at one place, any text, wait for each other. Calls `attempt` again after a
 * concurrent write. Throws `PRECONDITION_FAILED` after a hundred concurrent writes.
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
