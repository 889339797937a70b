import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/common/json.js';

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

/** The value without the data at the paths. Unchanged parts are not copied. */
export function withoutPlaces(value: JsonObject, paths: readonly Path[]): JsonObject {
  return paths.reduce((left, path) => without(left, path) as JsonObject, value);
}

function without(value: JsonValue, path: Path): JsonValue {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(value)) return step === EACH && rest.length > 0 ? value.map((item) => without(item, rest)) : [];
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).flatMap(([name, member]) => {
    if (member === undefined || (step !== EACH && name !== step)) return [[name, member] as const];
    return rest.length === 0 ? [] : [[name, without(member, rest)] as const];
  });
  return Object.fromEntries(entries);
}

function membersOf(value: JsonValue | undefined): readonly (JsonValue | undefined)[] {
  if (Array.isArray(value)) return value;
  return isJsonObject(value) ? Object.values(value) : [];
}
