import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import { cloneJson, type JsonObject } from '../../foundation/json/json.js';
import type { AuditStamp } from '../audit-stamp.js';
import type { AspectPatch, PatchOperation } from '../change-proposal.js';
import { applyOperation } from './apply-operation.js';
import type { KeyedArray } from './array-codec.js';
import { decodeArrays, encodeArrays, segmentsInTree } from './document.js';
import { keyedBy } from './keyed-codec.js';
import type { PatchBudget } from './patch-budget.js';
import { segmentsOf, UNIT_SEPARATOR } from './segments.js';
import { type AspectTemplate, stampValue } from './template.js';
import { TEMPLATES } from './templates.js';

const TEMPLATE_ONLY = new Set<PatchOperation['op']>(['move', 'copy']);

/**
 * The value that `patch` makes of `base`, the stored value, which is not changed. With `arrayPrimaryKeys` or
 * `forceGenericPatch` the patch itself declares the keys of arrays; otherwise the aspect's template does. An absent
 * value starts from the template's, stamped with `stamp`. The result is not validated. Throws `INVALID_ARGUMENT` when
 * the aspect has no template, or an operation does not apply or exceeds `budget`.
 */
export function applyPatch(
  aspectName: string,
  base: JsonObject | undefined,
  patch: AspectPatch,
  stamp: AuditStamp,
  budget: PatchBudget,
): JsonObject {
  budget.requireAllowed(patch);
  const generic = patch.forceGenericPatch === true || Object.keys(patch.arrayPrimaryKeys ?? {}).length > 0;
  const template = Object.hasOwn(TEMPLATES, aspectName) ? TEMPLATES[aspectName] : undefined;
  const start = base ?? initialValue(template, generic, stamp);
  if (start === undefined || (template === undefined && !generic)) throw unsupported(aspectName);
  const arrays = generic ? genericArrays(patch) : (template?.arrays ?? []).filter((array) => isTouched(array, patch));
  if (generic) refuseMoves(patch);
  const patched = toldAsPatch(() => patchDocument(start, patch, arrays, { generic, budget }));
  return template?.complete?.(patched, stampValue(stamp)) ?? patched;
}

/** Marks a refusal of `work` as one of a patch (`details.patch`), since an API may word these in its own way. */
function toldAsPatch<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.details !== undefined) throw error;
    throw new DomainError(error.code, error.message, { cause: error, details: { patch: true } });
  }
}

function initialValue(
  template: AspectTemplate | undefined,
  generic: boolean,
  stamp: AuditStamp,
): JsonObject | undefined {
  return template?.initial?.(stampValue(stamp)) ?? (generic ? {} : undefined);
}

function patchDocument(
  start: JsonObject,
  patch: AspectPatch,
  arrays: readonly KeyedArray[],
  { generic, budget }: { readonly generic: boolean; readonly budget: PatchBudget },
): JsonObject {
  let document = cloneJson(start);
  encodeArrays(document, arrays);
  for (const operation of patch.patch) {
    const path = segmentsInTree(segmentsOf(operation.path), arrays);
    const from = segmentsInTree(segmentsOf(operation.from ?? ''), arrays);
    document = applyOperation(document, { operation, path, from }, budget);
  }
  decodeArrays(document, arrays, generic ? withLists(start, arrays) : start);
  return document;
}

/**
 * `start` with an empty list for every array that the patch names, so that a named array is never absent afterwards.
 */
function withLists(start: JsonObject, arrays: readonly KeyedArray[]): JsonObject {
  const names = arrays.flatMap(({ path }) => (path.length === 1 ? path : []));
  return { ...Object.fromEntries(names.map((name) => [name, []])), ...start };
}

function genericArrays({ arrayPrimaryKeys = {} }: AspectPatch): readonly KeyedArray[] {
  return Object.entries(arrayPrimaryKeys).map(([field, keys]) => ({
    path: field.split(UNIT_SEPARATOR),
    codec: keyedBy(keys),
  }));
}

/** Whether an operation changes the array, or replaces something that holds it. */
function isTouched({ path }: KeyedArray, { patch }: AspectPatch): boolean {
  const pointers = patch.flatMap((operation) => [
    operation.path,
    ...(operation.from === undefined ? [] : [operation.from]),
  ]);
  return pointers.some((pointer) => {
    const segments = segmentsOf(pointer);
    return path.every((name, at) => at >= segments.length || segments[at] === name);
  });
}

function refuseMoves({ patch }: AspectPatch): void {
  const moving = patch.find(({ op }) => TEMPLATE_ONLY.has(op));
  if (moving !== undefined) {
    throw invalidArgument(
      `Unsupported PATCH operation: ${moving.op}; use add and remove when arrayPrimaryKeys or forceGenericPatch is given`,
    );
  }
}

function unsupported(aspectName: string): Error {
  return invalidArgument(
    `Patch not supported for aspect with name ${aspectName}; send the whole aspect, or say with arrayPrimaryKeys or forceGenericPatch how to patch it`,
  );
}
