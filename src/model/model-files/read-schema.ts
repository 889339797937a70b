import { danglingPaths } from '../annotated-paths.js';
import type { ModelSchema } from '../keywords.js';
import type { JsonPlace } from './json-place.js';
import { ANNOTATION_KEYWORDS, checkAnnotations } from './read-annotations.js';

/** Finds a record or enum of the standard model by its full name. */
export type FindType = (fullName: string) => ModelSchema | undefined;

const COMMON_KEYWORDS = ['title', 'description', 'default', 'deprecated', 'x-record', ...ANNOTATION_KEYWORDS];

const SCALAR_FORMATS = {
  string: ['byte', 'uri'],
  integer: ['int32', 'int64'],
  number: ['float', 'double'],
  boolean: [],
} as const;

/** Reads the schema at `place`; throws `CONFIGURATION_INVALID` if the model does not support it. */
export function readSchema(place: JsonPlace, findType: FindType): ModelSchema {
  checkAnnotations(place);
  const schema: ModelSchema = { ...readKeywords(place, findType), ...annotationsOf(place) };
  for (const keyword of ANNOTATION_KEYWORDS) {
    const [dangling] = danglingPaths(schema, keyword);
    if (dangling !== undefined) throw place.get(keyword).refusal(`names the path ${dangling}, which is not there`);
  }
  return schema;
}

/** The keywords that annotate the value without affecting its shape. */
function annotationsOf(place: JsonPlace): ModelSchema {
  return Object.fromEntries(
    place.entries().flatMap(([name, { value }]) => (COMMON_KEYWORDS.includes(name) ? [[name, value]] : [])),
  );
}

function readKeywords(place: JsonPlace, findType: FindType): ModelSchema {
  if (!place.get('$ref').isAbsent) return readReference(place, findType);
  const type = place.get('type').oneOf(['string', 'integer', 'number', 'boolean', 'array', 'object']);
  if (type === 'array') return readArray(place, findType);
  return type === 'object' ? readObject(place, findType) : readScalar(place, type);
}

function readReference(place: JsonPlace, findType: FindType): ModelSchema {
  place.allowOnly(['$ref', ...COMMON_KEYWORDS]);
  const reference = place.get('$ref');
  const found = findType(reference.text());
  if (found === undefined) throw reference.refusal('names no record or enum of the standard model');
  return found;
}

function readScalar(place: JsonPlace, type: keyof typeof SCALAR_FORMATS): ModelSchema {
  place.allowOnly(['type', 'format', 'enum', ...COMMON_KEYWORDS]);
  const format = place.get('format');
  const scalar = format.isAbsent ? { type } : { type, format: format.oneOf<string>(SCALAR_FORMATS[type]) };
  const symbols = place.get('enum');
  if (symbols.isAbsent) return scalar;
  if (type !== 'string') throw symbols.refusal('is for text only');
  return { type, enum: symbols.items().map((symbol) => symbol.text()) };
}

function readArray(place: JsonPlace, findType: FindType): ModelSchema {
  place.allowOnly(['type', 'items', ...COMMON_KEYWORDS]);
  return { type: 'array', items: readSchema(place.get('items'), findType) };
}

function readObject(place: JsonPlace, findType: FindType): ModelSchema {
  const values = place.get('additionalProperties');
  if (!values.isAbsent && values.value !== false) {
    place.allowOnly(['type', 'additionalProperties', ...COMMON_KEYWORDS]);
    return { type: 'object', additionalProperties: readSchema(values, findType) };
  }
  place.allowOnly(['type', 'properties', 'required', 'additionalProperties', 'x-union', ...COMMON_KEYWORDS]);
  const fields = readFields(place, findType);
  if (place.get('x-union').value !== true) return { type: 'object', ...fields };
  return { type: 'object', 'x-union': true, ...fields, required: [] };
}

function readFields(place: JsonPlace, findType: FindType): Pick<ModelSchema, 'properties' | 'required'> {
  const fields = place.get('properties');
  if (fields.isAbsent) throw fields.refusal('is required; maps have "additionalProperties" instead');
  const properties = Object.fromEntries(fields.entries().map(([name, field]) => [name, readSchema(field, findType)]));
  const required = place
    .get('required')
    .items()
    .map((name) => name.oneOf(Object.keys(properties)));
  return { properties, required };
}
