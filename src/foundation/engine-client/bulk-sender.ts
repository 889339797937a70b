import { DomainError } from '../common/errors.js';
import type { Backoff } from './backoff.js';
import { chunks, type PendingOperation } from './bulk-chunks.js';
import type { BulkResult } from './bulk-operation.js';
import { BULK_MEMBERS, bulkResults, isPostponed } from './bulk-results.js';
import { unexpected } from './response-errors.js';
import type { EngineAnswer } from './engine-request.js';

/** Sends the lines of one bulk request and returns the server's response, including 413. */
export type SendLines = (lines: string, members: string) => Promise<EngineAnswer>;

/**
 * Sends operations until the server has accepted or refused each of them, or `backoff` gives up (`ENGINE_UNAVAILABLE`).
 */
export async function sendAll(
  operations: readonly PendingOperation[],
  send: SendLines,
  backoff: Backoff,
): Promise<ReadonlyMap<number, BulkResult>> {
  const results = new Map<number, BulkResult>();
  let pending = operations;
  for (;;) {
    const postponed: PendingOperation[] = [];
    for (const part of chunks(pending)) postponed.push(...(await sendPart(part, send, results)));
    if (postponed.length === 0) return results;
    if (!(await backoff.next()))
      throw new DomainError('ENGINE_UNAVAILABLE', 'The search engine has no room for more writes: try again later.');
    pending = postponed;
  }
}

async function sendPart(
  part: readonly PendingOperation[],
  send: SendLines,
  results: Map<number, BulkResult>,
): Promise<readonly PendingOperation[]> {
  const answer = await send(part.map(({ lines }) => lines).join(''), BULK_MEMBERS);
  if (answer.status === 413) return tooLarge(part, send, results);
  const answered = bulkResults(answer.body);
  if (answer.status !== 200 || answered.length !== part.length) throw unexpected('take a bulk request', answer);
  return part.filter(({ position }, index) => {
    const result = answered[index];
    if (result === undefined || isPostponed(result)) return true;
    results.set(position, result);
    return false;
  });
}

async function tooLarge(
  part: readonly PendingOperation[],
  send: SendLines,
  results: Map<number, BulkResult>,
): Promise<readonly PendingOperation[]> {
  const [only] = part;
  if (only !== undefined && part.length === 1) {
    results.set(only.position, {
      status: 413,
      index: '',
      result: '',
      errorType: 'content_too_long',
      reason: 'the document is larger than the server takes',
    });
    return [];
  }
  const half = Math.ceil(part.length / 2);
  const first = await sendPart(part.slice(0, half), send, results);
  return [...first, ...(await sendPart(part.slice(half), send, results))];
}
