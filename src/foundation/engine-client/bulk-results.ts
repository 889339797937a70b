import { isJsonObject, type JsonObject, type JsonValue } from '../json/json.js';
import type { BulkResult } from './bulk-operation.js';
import { passingError } from './error-response.js';

/** Members of a bulk response that `bulkResults` reads; the server leaves out the others. */
export const BULK_MEMBERS = [
  'items.*._index',
  'items.*.status',
  'items.*.result',
  'items.*._seq_no',
  'items.*._primary_term',
  'items.*.error.type',
  'items.*.error.reason',
  'items.*.error.caused_by.reason',
].join(',');

/** The results in a bulk response, in the order of the operations. */
export function bulkResults(answer: JsonObject): readonly BulkResult[] {
  return Array.isArray(answer.items) ? answer.items.map(bulkResult) : [];
}

/** Errors that last: a block, such as that of a disk that is full, and a shard for which the server has waited. */
const LASTING: ReadonlySet<string> = new Set(['cluster_block_exception', 'unavailable_shards_exception']);

/** Whether the server could not accept an operation now, but may accept it in a moment. */
export function isPostponed({ status, errorType }: BulkResult): boolean {
  return (status === 429 || status >= 500) && !LASTING.has(errorType);
}

/** Whether an operation was refused for a state of the server that may end, rather than for its content. */
export function isPassing({ status, errorType, reason }: BulkResult): boolean {
  const answer = { status, body: { error: { type: errorType, reason } } };
  return status === 429 || status >= 500 || passingError(answer) !== undefined;
}

/** The field because of whose value an operation was refused, if the server names it. */
export function refusedField({ reason }: BulkResult): string | undefined {
  return /field \[([^\]]+)\]/.exec(reason)?.[1];
}

function bulkResult(item: JsonValue): BulkResult {
  const [entry] = isJsonObject(item) ? Object.values(item) : [];
  const {
    status,
    result,
    _index: index,
    _seq_no: number,
    _primary_term: term,
    error,
  } = isJsonObject(entry) ? entry : {};
  const failure = isJsonObject(error) ? error : {};
  const cause = isJsonObject(failure.caused_by) ? text(failure.caused_by.reason) : '';
  return {
    status: typeof status === 'number' ? status : 500,
    index: text(index),
    result: text(result),
    ...(typeof number === 'number' && typeof term === 'number' && { sequence: { number, term } }),
    errorType: text(failure.type),
    reason: [text(failure.reason), cause].filter((part) => part !== '').join(': '),
  };
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
