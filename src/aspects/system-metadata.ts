import type { AuditStamp } from './audit-stamp.js';

/** The run id that stands for "none given"; it reads so, and cannot be rolled back. */
export const NO_RUN_ID = 'no-run-id-provided';

/** What travels beside an aspect's value; member names are DataHub's. */
export interface SystemMetadata {
  /** Milliseconds; when the writer last saw the value. */
  readonly lastObserved?: number;
  readonly runId?: string;
  readonly lastRunId?: string;
  readonly pipelineName?: string;
  readonly registryName?: string;
  readonly registryVersion?: string;
  readonly properties?: Readonly<Record<string, string>>;
  /** Logical version, counted from "1". */
  readonly version?: string;
  readonly schemaVersion?: number;
  readonly aspectCreated?: AuditStamp;
  readonly aspectModified?: AuditStamp;
}
