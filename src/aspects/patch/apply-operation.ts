import jsonPatch from 'fast-json-patch';
import { DomainError } from '../../foundation/common/errors.js';
import { cloneJson, isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import type { PatchOperation } from '../change-proposal.js';
import type { PatchBudget } from './patch-budget.js';
import { pointerOf } from './segments.js';

/** An operation with its paths split into segments. */
export interface LocatedOperation {
  readonly operation: PatchOperation;
  readonly path: readonly string[];
  readonly from: readonly string[];
}

/**
 * Applies one operation to `document`, which it may change, and returns the resulting document. Missing parents are
 * created; a `remove` of something absent does nothing. Throws `INVALID_ARGUMENT` when the operation does not apply, or
 * exceeds `budget`, which counts it beforehand.
 */
export function applyOperation(document: JsonObject, located: LocatedOperation, budget: PatchBudget): JsonObject {
  const { operation, path } = located;
  if (operation.op === 'remove' && valueAt(document, path) === undefined) return document;
  spend(document, located, budget);
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

/** Counts the cost of the operation beyond the text that was sent for it. */
function spend(document: JsonObject, { operation, path, from }: LocatedOperation, budget: PatchBudget): void {
  const { op } = operation;
  const source = op === 'copy' || op === 'move' ? valueAt(document, from) : undefined;
  if (source !== undefined) budget.spendValue(operation, source);
  if (op === 'move' || op === 'test') budget.spendValue(operation, valueAt(document, path));
  if (op !== 'remove') budget.requireDepth(operation, path.length, source ?? operation.value);
  if (op === 'test' || op === 'replace') return;
  for (const place of op === 'move' ? [path, from] : [path]) {
    const list = valueAt(document, place.slice(0, -1));
    if (Array.isArray(list)) budget.spendElements(operation, movedAside(list, place.at(-1)));
  }
}

/** How many elements of `list` move when one is inserted or removed at `index`. */
function movedAside(list: readonly JsonValue[], index: string | undefined): number {
  const place = Number(index);
  return Number.isInteger(place) ? Math.max(0, list.length - place) : 0;
}

function valueAt(document: JsonObject, path: readonly string[]): JsonValue | undefined {
  let current: JsonValue | undefined = document;
  for (const name of path) {
    if (!isBranch(current) || !Object.hasOwn(current, name)) return undefined;
    current = (current as Readonly<Record<string, JsonValue | undefined>>)[name];
  }
  return current;
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
