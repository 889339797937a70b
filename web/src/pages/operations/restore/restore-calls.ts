import { operate } from '../operate.js';
import type { RestoreParameters } from './restore-form.js';

/** What a restore would do. */
export interface Estimate {
  /** Rows that it would restore. */
  readonly rows: number;
  /** Rate of the last restore of this process; absent if there was none. */
  readonly rowsPerSecond?: number;
  readonly seconds?: number;
}

/** The figures of a restore that runs; times are milliseconds since 1970. */
export interface RestoreProgress {
  readonly taskId: string;
  /** Whether it rebuilds all indices. */
  readonly isRebuild: boolean;
  readonly startedAt: number;
  /** Urn of a user. */
  readonly startedBy: string | undefined;
  readonly rowsDone: number;
  readonly rowsTotal: number | undefined;
  readonly rowsPerSecond: number | undefined;
  readonly secondsLeft: number | undefined;
}

/** A row that could not be restored. */
export interface IgnoredRow {
  readonly urn: string;
  readonly aspect?: string;
  readonly reason: string;
}

/** What a restore has done, in numbers and times; some members are absent for restores of other replicas. */
export interface RestoreOutcome {
  readonly rowsMigrated: number;
  readonly ignored: number;
  readonly documentsWritten: number;
  readonly documentsDeleted: number;
  readonly documentsRejected: number;
  readonly edgesWritten: number;
  readonly edgesDeleted: number;
  readonly defaultAspectsCreated: number;
  readonly elapsedMs: number;
  readonly lastUrn: string;
  readonly lastAspect: string;
  readonly ignoredReasons: readonly IgnoredRow[];
}

/** The state of a restore as `getRestoreStatus` returns it. */
export interface RestoreStatus {
  readonly taskId: string;
  readonly kind: 'restore' | 'rebuild';
  readonly state: 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';
  readonly startedBy?: string;
  readonly startedAt: number;
  readonly endedAt?: number;
  readonly error?: string;
  readonly rowsDone: number;
  readonly rowsTotal?: number;
  readonly rowsPerSecond?: number;
  readonly secondsLeft?: number;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly result?: readonly Partial<RestoreOutcome>[];
}

/** All restores that run, and the last one that ended. */
export interface RestoreOverview {
  readonly running: readonly RestoreStatus[];
  readonly last: RestoreStatus | null;
}

/** The parameters of a rebuild. */
export const REBUILD: RestoreParameters = { limit: 0, clean: true };

/** How many rows a restore would read, and how long it would take. Throws `ApiError`. */
export function estimateRestore(parameters: RestoreParameters): Promise<Estimate> {
  return operate<Estimate>('estimateRestore', parameters);
}

/** Starts a restore in the background, and returns the id of its task. Throws `ApiError`. */
export async function startRestore(parameters: RestoreParameters): Promise<string> {
  const { taskId } = await operate<{ readonly taskId: string }>('restoreIndices', { ...parameters, async: true });
  return taskId;
}

/** Stops a restore within seconds. Throws `ApiError`. */
export function cancelRestore(taskId: string): Promise<unknown> {
  return operate('cancelRestore', { taskId });
}

/** The figures of a state that a restore has. */
export function progressOf(status: RestoreStatus): RestoreProgress {
  const { taskId, kind, startedAt, startedBy, rowsDone, rowsTotal, rowsPerSecond, secondsLeft } = status;
  const isRebuild = kind === 'rebuild';
  return { taskId, isRebuild, startedAt, startedBy, rowsDone, rowsTotal, rowsPerSecond, secondsLeft };
}
