import type { JsonPlace } from './json-place.js';
import type { ModelBuilder } from './model-builder.js';

const NAME = /^[a-z][A-Za-z0-9_]*$/;
const FULL_NAME = /^[a-z][a-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)+$/;

/** Rejects an invalid name of an aspect or an entity type. */
export function checkName(name: string, place: JsonPlace): void {
  if (!NAME.test(name)) throw place.refusal('must be named by a lower-case letter and then letters, digits and "_"');
}

/** The full name of a new record. Rejects an invalid or duplicate name. */
export function checkRecordName(place: JsonPlace, model: ModelBuilder): string {
  const name = place.text();
  if (!FULL_NAME.test(name)) throw place.refusal('must be a full name, as in com.example.QualityScore');
  if (model.findType(name) !== undefined) throw place.refusal('is already a record of the model');
  return name;
}
