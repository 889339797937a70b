import type { AuditStamp, SystemMetadata } from '../../aspects/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { rounded } from '../../foundation/json/exact-json.js';
import { isJsonObject } from '../../foundation/json/json.js';
import { valueOfText } from './json-text.js';

type Reader = (value: unknown, field: string) => unknown;

const READERS: Readonly<Record<keyof SystemMetadata, Reader>> = {
  lastObserved: numberOf,
  runId: textOf,
  lastRunId: textOf,
  pipelineName: textOf,
  registryName: textOf,
  registryVersion: textOf,
  properties: textsOf,
  version: textOf,
  schemaVersion: numberOf,
  aspectCreated: stampOf,
  aspectModified: stampOf,
};

/**
 * System metadata as a caller sent it: an object, or its JSON text; null or absent = none. Unknown members and nulls
 * are dropped. Throws `INVALID_ARGUMENT` naming a member of the wrong type, `VALIDATION_FAILED` for text that is not
 * JSON.
 */
export function systemMetadataFromJson(raw: unknown): SystemMetadata | undefined {
  const value = valueOfText(raw, 'systemMetadata');
  if (value === undefined || value === null) return undefined;
  if (!isJsonObject(value)) throw invalidArgument('systemMetadata must be an object');
  const known = Object.entries(READERS).flatMap(([name, read]) => {
    const member = value[name];
    return member === undefined || member === null ? [] : [[name, read(member, `systemMetadata.${name}`)] as const];
  });
  return Object.fromEntries(known);
}

function numberOf(value: unknown, field: string): number {
  const number = rounded(value);
  if (typeof number === 'number' && Number.isFinite(number)) return Math.trunc(number);
  throw invalidArgument(`${field} must be a number`);
}

function textOf(value: unknown, field: string): string {
  if (typeof value !== 'string') throw invalidArgument(`${field} must be a string`);
  if (value.includes('\0')) throw invalidArgument(`${field} holds a zero character: leave it out`);
  return value;
}

/** A map from names to texts without its nulls: null and absent mean the same. */
export function textsOf(value: unknown, field: string): Record<string, string> {
  if (!isJsonObject(value)) throw invalidArgument(`${field} must be an object`);
  const entries = Object.entries(value).filter(([, text]) => text !== null && text !== undefined);
  return Object.fromEntries(entries.map(([name, text]) => [name, textOf(text, `${field}.${name}`)]));
}

function stampOf(value: unknown, field: string): AuditStamp {
  if (!isJsonObject(value)) throw invalidArgument(`${field} must be an object`);
  const { impersonator } = value;
  return {
    time: numberOf(value['time'], `${field}.time`),
    actor: textOf(value['actor'], `${field}.actor`),
    ...(typeof impersonator === 'string' ? { impersonator } : {}),
  };
}
