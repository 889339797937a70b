import type { JsonPlace } from './json-place.js';
import type { ModelBuilder } from './model-builder.js';

const NAME = /^[a-z][A-Za-z0-9_]*$/;
const FULL_NAME = /^[a-z][a-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)+$/;

/** Refuses a name that an aspect or an entity type cannot have. */
export function checkName(name: string, place: JsonPlace): void {
  if (!NAME.test(name)) throw place.refusal('must be named by a lower-case letter and then letters, digits and "_"');
}

/** The full name of a new record. Refuses one that is badly formed or taken. */
export function checkRecordName(place: JsonPlace, model: ModelBuilder): string {
  const name = place.text();
  if (!FULL_NAME.test(name)) throw place.refusal('must be a full name, as in com.example.QualityScore');
  if (model.findType(name) !== undefined) throw place.refusal('is already a record of the model');
  return name;
}
