import type { JsonObject } from '../foundation/json/json.js';
import type { AuditStamp } from './audit-stamp.js';
import type { SystemMetadata } from './system-metadata.js';

/** One stored version of one aspect. `Value`: type of what it holds, as in `StoredOf<typeof tagProperties>`. */
export interface AspectRecord<Value = JsonObject> {
  readonly urn: string;
  readonly aspect: string;
  /** Row number: 0 is the latest value, 1..n are history, 1 the oldest. */
  readonly version: number;
  readonly value: Value;
  /** False if the row holds no JSON object; `value` is then empty. */
  readonly isReadable?: boolean;
  /** Absent in rows that very old installations wrote. */
  readonly systemMetadata: SystemMetadata | undefined;
  readonly created: AuditStamp;
}

/** Whether the row of a record holds a JSON object. */
export function isReadable(record: AspectRecord): boolean {
  return record.isReadable !== false;
}
