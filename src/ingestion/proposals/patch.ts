import type { AspectPatch, PatchOperation } from '../../aspects/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonValue } from '../../foundation/json/json.js';

const OPERATIONS: readonly PatchOperation['op'][] = ['add', 'remove', 'replace', 'move', 'copy', 'test'];
const WITH_VALUE = new Set<PatchOperation['op']>(['add', 'replace', 'test']);
const WITH_FROM = new Set<PatchOperation['op']>(['move', 'copy']);

/**
 * The patch of a proposal: an array of JSON Patch operations, or `{patch, arrayPrimaryKeys?, forceGenericPatch?}`.
 * Names of operations may be in any case. Throws `INVALID_ARGUMENT` naming the mistake.
 */
export function patchFromJson(raw: unknown): AspectPatch {
  const members = Array.isArray(raw) ? { patch: raw as JsonValue[] } : raw;
  if (!isJsonObject(members) || !Array.isArray(members['patch'])) {
    throw invalidArgument(
      'The value of a PATCH must be an array of operations, or an object with the array in its member `patch`',
    );
  }
  const { arrayPrimaryKeys, forceGenericPatch } = members;
  return {
    patch: members['patch'].map(operationOf),
    ...(isPresent(arrayPrimaryKeys) ? { arrayPrimaryKeys: primaryKeysOf(arrayPrimaryKeys) } : {}),
    ...(isPresent(forceGenericPatch) ? { forceGenericPatch: flagOf(forceGenericPatch) } : {}),
  };
}

function isPresent(value: JsonValue | undefined): value is JsonValue {
  return value !== undefined && value !== null;
}

function operationOf(raw: JsonValue, at: number): PatchOperation {
  if (!isJsonObject(raw)) throw invalidArgument(`patch[${String(at)}] must be an object`);
  const op = opOf(raw['op'], at);
  const { value, from } = raw;
  if (WITH_VALUE.has(op) && value === undefined)
    throw invalidArgument(`patch[${String(at)}].value is required by ${op}`);
  return {
    op,
    path: pointerOf(raw['path'], `patch[${String(at)}].path`),
    ...(WITH_FROM.has(op) ? { from: pointerOf(from, `patch[${String(at)}].from`) } : {}),
    ...(value === undefined ? {} : { value }),
  };
}

function opOf(raw: JsonValue | undefined, at: number): PatchOperation['op'] {
  const name = typeof raw === 'string' ? raw.toLowerCase() : '';
  const op = OPERATIONS.find((known) => known === name);
  if (op !== undefined) return op;
  throw invalidArgument(`Unsupported PATCH operation: patch[${String(at)}].op must be one of ${OPERATIONS.join(', ')}`);
}

function pointerOf(raw: JsonValue | undefined, field: string): string {
  if (typeof raw === 'string' && (raw === '' || raw.startsWith('/'))) return raw;
  throw invalidArgument(`${field} must be a JSON pointer that starts with "/"`);
}

function primaryKeysOf(raw: JsonValue): Record<string, readonly string[]> {
  if (!isJsonObject(raw)) throw invalidArgument('arrayPrimaryKeys must map field names to lists of key names');
  return Object.fromEntries(Object.entries(raw).map(([field, keys]) => [field, keyNamesOf(keys, field)]));
}

function keyNamesOf(raw: JsonValue | undefined, field: string): readonly string[] {
  if (Array.isArray(raw) && raw.every((name) => typeof name === 'string')) return raw;
  throw invalidArgument(`arrayPrimaryKeys.${field} must be a list of key names`);
}

function flagOf(raw: JsonValue): boolean {
  if (typeof raw === 'boolean') return raw;
  throw invalidArgument('forceGenericPatch must be true or false');
}
