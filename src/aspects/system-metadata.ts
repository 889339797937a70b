import { isJsonObject, jsonObjectIn } from '../foundation/json/json.js';
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

const TYPES: Readonly<Record<keyof SystemMetadata, 'string' | 'number' | 'object'>> = {
  lastObserved: 'number',
  runId: 'string',
  lastRunId: 'string',
  pipelineName: 'string',
  registryName: 'string',
  registryVersion: 'string',
  properties: 'object',
  version: 'string',
  schemaVersion: 'number',
  aspectCreated: 'object',
  aspectModified: 'object',
};
const MEMBERS = Object.entries(TYPES);

/**
 * System metadata as a row holds it. Undefined for an empty text, which DataHub reads as none, and for one that is no
 * JSON object; members of other types than the declared ones are left out.
 */
export function systemMetadataIn(text: string): SystemMetadata | undefined {
  const parsed = jsonObjectIn(text);
  if (parsed === undefined) return undefined;
  for (const [name, type] of MEMBERS) if (!isOfType(parsed[name], type)) Reflect.deleteProperty(parsed, name);
  return parsed;
}

function isOfType(value: unknown, type: 'string' | 'number' | 'object'): boolean {
  return value === undefined || (type === 'object' ? isJsonObject(value) : typeof value === type);
}
