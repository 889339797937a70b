import { invalidArgument } from '../../foundation/common/errors.js';

/**
 * Separates the names of a nested member, and marks the segments of a tree that stand for elements of an array. Urns
 * never contain it.
 */
export const UNIT_SEPARATOR = '␟';

/** The decoded segments of a JSON pointer. Throws `INVALID_ARGUMENT` when it does not start with `/`. */
export function segmentsOf(pointer: string): readonly string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) throw invalidArgument(`Patch path "${pointer}" must start with "/"`);
  return pointer
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The JSON pointer of decoded segments. */
export function pointerOf(segments: readonly string[]): string {
  return segments.map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/**
 * Marks a segment as an element's key, so that it keeps its place: no marked name is a number or a member of every
 * object.
 */
export function marked(key: string): string {
  return UNIT_SEPARATOR + key;
}

/** Removes the mark; a name without one stays as it is. */
export function unmarked(name: string): string {
  return name.startsWith(UNIT_SEPARATOR) ? name.slice(UNIT_SEPARATOR.length) : name;
}
