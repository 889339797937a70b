import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';

type Path = readonly string[];

/** Every item of an array, or every value of a map. */
const EACH = '*';

/** The strings at a path of an aspect's value, in the format of `AnnotatedPath`. */
export function textsAt(value: JsonValue | undefined, path: Path): readonly string[] {
  const [step, ...rest] = path;
  if (step === undefined) return typeof value === 'string' ? [value] : [];
  if (step === EACH) return membersOf(value).flatMap((member) => textsAt(member, rest));
  return isJsonObject(value) ? textsAt(value[step], rest) : [];
}

/** Data to remove from a value. */
export interface HiddenPlace {
  /** In the format of `AnnotatedPath`. */
  readonly path: Path;
  /** What replaces a field; undefined = it is left out. */
  readonly blank: JsonValue | undefined;
}

/** The value without the data at the places. Unchanged parts are not copied. */
export function withoutPlaces(value: JsonObject, places: readonly HiddenPlace[]): JsonObject {
  return places.reduce((left, place) => without(left, place) as JsonObject, value);
}

function without(value: JsonValue, { path: [step, ...path], blank }: HiddenPlace): JsonValue {
  if (step === undefined) return value;
  const below = { path, blank };
  if (Array.isArray(value)) return step === EACH && path.length > 0 ? value.map((item) => without(item, below)) : [];
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).flatMap(([name, member]) => {
    if (member === undefined || (step !== EACH && name !== step)) return [[name, member] as const];
    if (path.length > 0) return [[name, without(member, below)] as const];
    return blank === undefined ? [] : [[name, blank] as const];
  });
  return Object.fromEntries(entries);
}

function membersOf(value: JsonValue | undefined): readonly (JsonValue | undefined)[] {
  if (Array.isArray(value)) return value;
  return isJsonObject(value) ? Object.values(value) : [];
}
