import type { AuditStamp } from './audit-stamp.js';

/** The run id for "none given"; runs with it cannot be rolled back. */
export const NO_RUN_ID = 'no-run-id-provided';

/** The metadata that accompanies an aspect's value; member names are DataHub's. */
export interface SystemMetadata {
  /** Milliseconds; when the writer last observed the value. */
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
