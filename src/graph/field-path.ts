import { isJsonObject, type JsonValue } from '../foundation/json/json.js';

/** A value found at a path with wildcards, and the array indexes or map keys that lead to it. */
export interface Place {
  readonly value: JsonValue;
  readonly steps: readonly (string | number)[];
}

/** Every value at `path`, in order: `*` stands for each array item or map value, `$key` for each key of a map. */
export function placesAt(root: JsonValue | undefined, path: readonly string[]): Iterable<Place> {
  return placesFrom(root, path, 0, []);
}

/** The value at `path`, with `steps` in place of its wildcards; undefined if there is none. */
export function valueAt(
  root: JsonValue | undefined,
  path: readonly string[],
  steps: readonly (string | number)[],
): JsonValue | undefined {
  let value = root;
  let taken = 0;
  for (const step of path) value = member(value, step === '*' ? steps[taken++] : step);
  return value ?? undefined;
}

function* placesFrom(
  value: JsonValue | undefined,
  path: readonly string[],
  at: number,
  steps: Place['steps'],
): Generator<Place, void, undefined> {
  if (value === undefined || value === null) return;
  const step = path[at];
  if (step === undefined) yield { value, steps };
  else if (step === '*')
    for (const [key, child] of childrenOf(value)) yield* placesFrom(child, path, at + 1, [...steps, key]);
  else if (step === '$key') for (const key of keysOf(value)) yield* placesFrom(key, path, at + 1, [...steps, key]);
  else yield* placesFrom(member(value, step), path, at + 1, steps);
}

function childrenOf(value: JsonValue): Iterable<[string | number, JsonValue | undefined]> {
  if (Array.isArray(value)) return value.entries();
  return isJsonObject(value) ? Object.entries(value) : [];
}

function keysOf(value: JsonValue): string[] {
  return isJsonObject(value) ? Object.keys(value) : [];
}

function member(value: JsonValue | undefined, step: string | number | undefined): JsonValue | undefined {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
  return isJsonObject(value) && step !== undefined ? value[step] : undefined;
}
