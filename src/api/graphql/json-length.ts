/** Characters of what surrounds or follows a value: quotes, brackets, a colon, a comma. */
const MARKS = 2;
/** Characters of a number, a boolean or a value that writes itself, approximately. */
const SHORT_VALUE = 8;

/**
 * Approximate number of characters of a completed value as JSON; once there are more than `most`, any number above it.
 * `known`: the lengths of some objects.
 */
export function jsonLength(value: unknown, most = Infinity, known?: ReadonlyMap<unknown, number>): number {
  if (typeof value === 'string') return value.length + MARKS;
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return SHORT_VALUE;
  const knownLength = known?.get(value);
  if (knownLength !== undefined) return knownLength;
  return Array.isArray(value) ? lengthOfItems(value, most, known) : lengthOfMembers(value, most, known);
}

function lengthOfItems(items: readonly unknown[], most: number, known?: ReadonlyMap<unknown, number>): number {
  let length = MARKS;
  for (let at = 0; at < items.length && length <= most; at += 1)
    length += 1 + jsonLength(items[at], most - length, known);
  return length;
}

function lengthOfMembers(members: object, most: number, known?: ReadonlyMap<unknown, number>): number {
  let length = MARKS;
  for (const [name, value] of Object.entries(members)) {
    length += name.length + 2 * MARKS + jsonLength(value, most - length, known);
    if (length > most) break;
  }
  return length;
}
