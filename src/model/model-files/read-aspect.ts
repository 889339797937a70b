import { aspect, timeseriesAspect, type AspectDeclaration } from '../declarations.js';
import type { JsonPlace } from './json-place.js';
import type { ModelBuilder } from './model-builder.js';
import { checkName, checkRecordName } from './names.js';
import { readSchema } from './read-schema.js';

/** Reads the new aspect `name`, in the format of `ModelFileAspect`. Throws `CONFIGURATION_INVALID`. */
export function readAspect(name: string, place: JsonPlace, model: ModelBuilder): AspectDeclaration {
  checkName(name, place);
  if (model.aspects.has(name)) throw place.refusal('is already an aspect of the model');
  place.allowOnly(['recordName', 'type', 'schemaVersion', 'schema']);
  const schema = readSchema(place.get('schema'), model.findType);
  if (schema.properties === undefined) throw place.get('schema').refusal('must be an object with "properties"');
  const record = { ...schema, 'x-record': checkRecordName(place.get('recordName'), model) };
  const options = { schemaVersion: readVersion(place.get('schemaVersion')) };
  if (place.get('type').oneOf(['versioned', 'timeseries'], 'versioned') === 'versioned')
    return aspect(name, record, options);
  if (schema.required?.includes('timestampMillis') !== true) {
    throw place.get('schema').refusal('needs the required field "timestampMillis", for a timeseries aspect');
  }
  return timeseriesAspect(name, record, options);
}

function readVersion(place: JsonPlace): number {
  const version = place.value ?? 1;
  if (typeof version === 'number' && Number.isInteger(version) && version > 0) return version;
  throw place.refusal('must be a whole number from 1');
}
