import jsonPatch from 'fast-json-patch';
import { DomainError } from '../../common/errors.js';
import { cloneJson, isJsonObject, type JsonObject, type JsonValue } from '../../common/json.js';
import type { PatchOperation } from '../change-proposal.js';
import { pointerOf } from './segments.js';

/** An operation with its paths taken apart. */
export interface LocatedOperation {
  readonly operation: PatchOperation;
  readonly path: readonly string[];
  readonly from: readonly string[];
}

/**
 * Applies one operation to `document`, which it may change, and answers the document in force. Parents that do not exist are made; a `remove` of something
 * absent does nothing. Throws `INVALID_ARGUMENT` when the operation does not apply.
 */
export function applyOperation(document: JsonObject, located: LocatedOperation): JsonObject {
  const { operation, path } = located;
  if (operation.op === 'remove' && !isThere(document, path)) return document;
  if (operation.op !== 'remove') makeParents(document, path);
  const result = run(document, located);
  if (isJsonObject(result)) return result;
  throw notApplicable(operation, 'the aspect must stay a JSON object');
}

function run(document: JsonObject, { operation, path, from }: LocatedOperation): unknown {
  const { op } = operation;
  const value = cloneJson(operation.value ?? null);
  const prepared = { op, path: pointerOf(path), from: pointerOf(from), value };
  try {
    return jsonPatch.applyOperation<unknown>(document, prepared as Parameters<typeof jsonPatch.applyOperation>[1], true)
      .newDocument;
  } catch (error) {
    throw notApplicable(
      operation,
      error instanceof jsonPatch.JsonPatchError ? error.name : 'the path is not allowed',
      error,
    );
  }
}

function isThere(document: JsonObject, path: readonly string[]): boolean {
  let current: JsonValue | undefined = document;
  for (const name of path) {
    if (!isBranch(current) || !Object.hasOwn(current, name)) return false;
    current = (current as Readonly<Record<string, JsonValue | undefined>>)[name];
  }
  return current !== undefined;
}

function isBranch(value: JsonValue | undefined): value is JsonObject | JsonValue[] {
  return isJsonObject(value) || Array.isArray(value);
}

function makeParents(document: JsonObject, path: readonly string[]): void {
  let current: JsonValue | undefined = document;
  for (const name of path.slice(0, -1)) {
    if (!isBranch(current) || name === '__proto__') return;
    const members = current as Record<string, JsonValue | undefined>;
    if (!Object.hasOwn(members, name)) {
      if (Array.isArray(current)) return;
      members[name] = {};
    }
    current = members[name];
  }
}

function notApplicable({ op, path }: PatchOperation, reason: string, cause?: unknown): DomainError {
  return new DomainError('INVALID_ARGUMENT', `Patch operation ${op} at "${path}" cannot be applied: ${reason}`, {
    cause,
    details: { patch: true },
  });
}
