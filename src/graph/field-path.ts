import { isJsonObject, type JsonValue } from '../foundation/common/json.js';

/** A value found at a path with wildcards, and the array indexes or map keys that lead to it. */
export interface Place {
  readonly value: JsonValue;
  readonly steps: readonly (string | number)[];
}

/** Every value at `path`: `*` stands for each array item or map value, `$key` for each key of a map. */
export function placesAt(root: JsonValue | undefined, path: readonly string[]): readonly Place[] {
  let places: Place[] = root === undefined || root === null ? [] : [{ value: root, steps: [] }];
  for (const step of path) places = places.flatMap((place) => stepInto(place, step));
  return places;
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

function stepInto({ value, steps }: Place, step: string): Place[] {
  if (step === '*') return childrenOf(value, steps);
  if (step === '$key') return keysOf(value).map((key) => ({ value: key, steps: [...steps, key] }));
  const found = member(value, step);
  return found === undefined || found === null ? [] : [{ value: found, steps }];
}

function childrenOf(value: JsonValue, steps: Place['steps']): Place[] {
  const entries: Iterable<[string | number, JsonValue | undefined]> = Array.isArray(value)
    ? value.entries()
    : isJsonObject(value)
      ? Object.entries(value)
      : [];
  const places: Place[] = [];
  for (const [step, child] of entries) {
    if (child !== undefined && child !== null) places.push({ value: child, steps: [...steps, step] });
  }
  return places;
}

function keysOf(value: JsonValue): string[] {
  return isJsonObject(value) ? Object.keys(value) : [];
}

function member(value: JsonValue | undefined, step: string | number | undefined): JsonValue | undefined {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
  return isJsonObject(value) && step !== undefined ? value[step] : undefined;
}
