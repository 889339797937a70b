import type { JsonObject, JsonValue } from '../../foundation/json/json.js';
import type { AspectSpec, ModelSchema } from '../../model/index.js';
import { knownPrivileges, type Privilege } from '../privileges.js';

/** A field of an aspect that the model restricts to actors with one of some privileges. */
export interface RestrictedPlace {
  /** In the format of `AnnotatedPath`. */
  readonly path: readonly string[];
  /** Any of them is sufficient to read the field; none = nobody may. */
  readonly privileges: readonly Privilege[];
  /**
   * What others read in place of the value: an empty one if the record requires the field, because clients cannot parse
   * the record without it; undefined if the field is left out.
   */
  readonly blank: JsonValue | undefined;
}

/** The restricted fields of an aspect. */
export function restrictedPlaces({ schema, restricted }: AspectSpec): readonly RestrictedPlace[] {
  return restricted.map(({ path, annotation, schema: ofValue }) => ({
    path,
    privileges: knownPrivileges(annotation.privileges),
    blank: isRequiredAt(schema, path) ? blankOf(ofValue) : undefined,
  }));
}

function blankOf({ type }: ModelSchema): string | JsonObject {
  return type === 'string' ? '' : {};
}

/** Whether the field at a path is required in its record. */
function isRequiredAt(schema: ModelSchema, [step, ...rest]: readonly string[]): boolean {
  const field = step === undefined ? undefined : schema.properties?.[step];
  if (step === undefined || field === undefined) return false;
  return rest.length === 0 ? schema.required?.includes(step) === true : isRequiredAt(field, rest);
}
