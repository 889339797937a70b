import type { PatchOperation } from '../../aspects/index.js';
import { given } from '../../foundation/common/given.js';
import type { JsonValue, ReadonlyJsonObject } from '../../foundation/json/json.js';
import type { AspectDeclaration, StoredOf } from '../../model/index.js';
import { pointer } from './pointer.js';

/**
 * Fields that identify the items of arrays in a patch, by path of the array; `template`: as the aspect's template says.
 */
export type PatchKeys = Readonly<Record<string, readonly string[]>> | 'template';

interface AspectPlace {
  readonly urn: string;
  readonly aspectName: string;
}

/** A change of one aspect by a patch, which keeps concurrent changes of other members. */
interface PatchEdit extends AspectPlace {
  readonly patch: readonly PatchOperation[];
  /** If absent, items of arrays are addressed by index. */
  readonly keys?: PatchKeys;
}

/** A change that replaces the whole value of one aspect. */
export interface ValueEdit extends AspectPlace {
  readonly value: ReadonlyJsonObject;
  readonly onlyNewEntity?: boolean;
}

/** A change of one aspect. */
export type AspectEdit = PatchEdit | ValueEdit;

/** Returns an edit that replaces the whole value of an aspect. */
export function valueEdit<Aspect extends AspectDeclaration>(
  urn: string,
  aspect: Aspect,
  value: StoredOf<Aspect>,
): ValueEdit {
  return { urn, aspectName: aspect.name, value: value as ReadonlyJsonObject };
}

/** Returns an edit that patches an aspect; see `PatchKeys` for `keys`. */
export function patchEdit(
  urn: string,
  aspect: AspectDeclaration,
  patch: readonly PatchOperation[],
  keys?: PatchKeys,
): AspectEdit {
  return { urn, aspectName: aspect.name, patch, ...(keys !== undefined && { keys }) };
}

/**
 * Returns an edit that sets members of an aspect; members that are null, undefined or absent keep their stored value.
 */
export function membersEdit<Aspect extends AspectDeclaration>(
  urn: string,
  aspect: Aspect,
  members: { readonly [Name in keyof StoredOf<Aspect>]?: StoredOf<Aspect>[Name] | null | undefined },
): AspectEdit {
  return patchEdit(urn, aspect, setGiven(aspect, members));
}

/** Returns the operation that sets the member at `path`, or removes it if `value` is null or undefined. */
export function setOrRemove(path: string, value: ReadonlyJsonObject[string]): PatchOperation {
  return value == null ? { op: 'remove', path } : { op: 'add', path, value: value as JsonValue };
}

/** Returns operations that set `members`, which are fields of `aspect`; skips those that are null or undefined. */
export function setGiven<Aspect extends AspectDeclaration>(
  _aspect: Aspect,
  members: { readonly [Name in keyof StoredOf<Aspect>]?: StoredOf<Aspect>[Name] | null | undefined },
): PatchOperation[] {
  return Object.entries(given(members)).map(([name, value]) => ({
    op: 'add',
    path: pointer(name),
    value: value as JsonValue,
  }));
}
