import { setTimeout as wait } from 'node:timers/promises';
import { DomainError } from '../../../foundation/common/errors.js';
import {
  type BulkOperation,
  type BulkResult,
  type EngineClient,
  isPassing,
  refusedField,
} from '../../../foundation/engine-client/index.js';

/**
 * How long writers wait for a rebuild that is about to switch, in milliseconds; a switch takes a few hundredths of
 * that.
 */
const BLOCKED_MS = 30_000;
/** The engines' names for a document with a value that they cannot index, or that is too long. */
const UNINDEXABLE = new Set(['document_parsing_exception', 'mapper_parsing_exception', 'content_too_long']);
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 500;

/**
 * Writes documents, and resolves when every one of them is durable, with the results in the order of the operations.
 * Waits while a rebuild blocks writers, and calls `missing` once to create a missing index. Throws
 * `ENGINE_UNAVAILABLE` if the engine does not accept all of them, and `VALIDATION_FAILED` if it cannot index one.
 */
export async function writeAll(
  client: EngineClient,
  operations: readonly BulkOperation[],
  query: Readonly<Record<string, boolean>>,
  missing?: () => Promise<readonly BulkOperation[]>,
): Promise<readonly BulkResult[]> {
  const end = performance.now() + BLOCKED_MS;
  const done: BulkResult[] = [];
  let pending = operations.map((operation, at) => ({ operation, at }));
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const sent = pending.map(({ operation }) => operation);
    const results = await client.bulk(sent, { query });
    if (missing !== undefined && results.some(isMissing)) return writeAll(client, await missing(), query);
    const failed = results.find((result) => !isDone(result) && !isBlocked(result));
    if (failed !== undefined) throw failure(failed);
    pending.forEach(({ at }, place) => results[place] !== undefined && (done[at] = results[place]));
    pending = pending.filter((_one, place) => isBlocked(results[place]));
    if (pending.length === 0) return done;
    if (performance.now() + pause > end) throw stillBlocked();
    await wait(pause);
  }
}

/** The error if a rebuild blocks writers for too long. */
export function stillBlocked(): DomainError {
  return new DomainError(
    'ENGINE_UNAVAILABLE',
    'A time series that is being truncated takes no changes at the moment: try again later.',
  );
}

/**
 * A create-only document is also done if it already exists, and a delete of an unchanged one if it has changed or is
 * gone.
 */
function isDone({ status, result }: BulkResult): boolean {
  return status < 300 || status === 409 || result === 'not_found';
}

/** A truncation forbids writes (403) for a moment; that the disk is full (429) takes longer. */
function isBlocked(result: BulkResult | undefined): boolean {
  return result?.status === 403 && result.errorType === 'cluster_block_exception';
}

function isMissing(result: BulkResult): boolean {
  return result.errorType === 'index_not_found_exception';
}

function failure(result: BulkResult): DomainError {
  const { status, errorType } = result;
  if (UNINDEXABLE.has(errorType)) return unindexable(result);
  const text = `The search engine did not take a value of a time series (${String(status)}, ${errorType})`;
  return isPassing(result)
    ? new DomainError('ENGINE_UNAVAILABLE', `${text}: try again later.`)
    : new DomainError('INTERNAL', `${text}.`);
}

/** Dates and fractions have narrower ranges in an engine than in the model. */
function unindexable(result: BulkResult): DomainError {
  const field = refusedField(result);
  const fix = field === undefined ? 'make its texts shorter' : `give its field ${field} a number in a narrower range`;
  const text = `The search engine cannot index a value of a time series (${result.errorType}): ${fix}.`;
  return new DomainError('VALIDATION_FAILED', text);
}
