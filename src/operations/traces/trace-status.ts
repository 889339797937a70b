import type { AspectRecord } from '../../aspects/index.js';
import { type EntityRevision, isBehind } from '../../projection/index.js';

/** Status of a traced write in one store. */
export type WriteStatus =
  'ACTIVE_STATE' | 'HISTORIC_STATE' | 'NO_OP' | 'PENDING' | 'ERROR' | 'UNKNOWN' | 'TRACE_NOT_IMPLEMENTED';

/** Trace of a write in one store. */
export interface StorageStatus {
  readonly writeStatus: WriteStatus;
  readonly writeMessage?: string;
  readonly writeExceptions?: readonly WriteException[];
}

/** Reason why a write was refused. */
export interface WriteException {
  readonly message: string;
  readonly exceptionClass: string;
  readonly stackTrace: readonly string[];
}

/** Trace of one aspect of a write. */
export interface AspectTrace {
  readonly success: boolean;
  readonly primaryStorage: StorageStatus;
  readonly searchStorage: StorageStatus;
}

/** Number of digits of a trace id that encode its time, in microseconds since 1970. */
const TIME_DIGITS = 16;

/** Derives the status of a trace from the latest row: the row has the trace id, is newer, or is inconclusive. */
export function primaryStatus(traceId: string, latest: AspectRecord | undefined): WriteStatus {
  if (latest === undefined) return 'UNKNOWN';
  const { telemetryTraceId, isNoOp } = latest.systemMetadata?.properties ?? {};
  if (telemetryTraceId === traceId) return isNoOp === 'true' ? 'NO_OP' : 'ACTIVE_STATE';
  const written = telemetryTraceId === undefined ? BigInt(latest.created.time) * 1000n : timeOf(telemetryTraceId);
  return written > timeOf(traceId) ? 'HISTORIC_STATE' : 'UNKNOWN';
}

/** Returns the status of a stored write in search. Entities that search has never indexed are pending. */
export function searchStatus(primary: WriteStatus, revision: EntityRevision | undefined): StorageStatus {
  if (primary === 'ERROR') return { writeStatus: 'ERROR', writeMessage: 'Primary storage write failed.' };
  if (primary !== 'ACTIVE_STATE') return { writeStatus: primary };
  return { writeStatus: isBehind(revision) ? 'PENDING' : 'ACTIVE_STATE' };
}

/** Combines both statuses. */
export function aspectTrace(primaryStorage: StorageStatus, searchStorage: StorageStatus): AspectTrace {
  const success = primaryStorage.writeStatus !== 'ERROR' && searchStorage.writeStatus !== 'ERROR';
  return { success, primaryStorage, searchStorage };
}

function timeOf(traceId: string): bigint {
  const digits = traceId.slice(0, TIME_DIGITS);
  return /^[0-9a-f]{16}$/i.test(digits) ? BigInt(`0x${digits}`) : 0n;
}
