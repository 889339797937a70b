import { exactJson } from '../json/exact-json.js';
import type { BulkOperation } from './bulk-operation.js';

/** A serialized operation, and the index of its result. */
export interface PendingOperation {
  readonly position: number;
  readonly lines: string;
}

/** Maximum size of a bulk request in bytes: that of Elasticsearch's own helper (`flushBytes`). */
const CHUNK_BYTES = 5_000_000;
const CHUNK_OPERATIONS = 1_000;

/** Operations as lines of JSON. */
export function pendingOperations(operations: readonly BulkOperation[]): readonly PendingOperation[] {
  return operations.map(({ header, source }, position) => ({
    position,
    lines: `${JSON.stringify(header)}\n${source === undefined ? '' : `${exactJson(source)}\n`}`,
  }));
}

/**
 * Splits operations into parts of at most 5 MB and 1,000 operations, in order; a larger operation is a part of its own.
 */
export function chunks(
  operations: readonly PendingOperation[],
  maxBytes = CHUNK_BYTES,
  maxOperations = CHUNK_OPERATIONS,
): readonly (readonly PendingOperation[])[] {
  const parts: PendingOperation[][] = [];
  let bytes = Infinity;
  for (const operation of operations) {
    const size = Buffer.byteLength(operation.lines);
    const last = parts.at(-1);
    if (last === undefined || bytes + size > maxBytes || last.length >= maxOperations) {
      parts.push([operation]);
      bytes = size;
    } else {
      last.push(operation);
      bytes += size;
    }
  }
  return parts;
}
