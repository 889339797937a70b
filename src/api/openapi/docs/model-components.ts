import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';
import type { ModelSchema } from '../../../model/index.js';
import { refTo } from '../operation/schemas.js';

/** Keywords of the model's schemas with the same meaning in OpenAPI. */
const KEPT = [
  'type',
  'format',
  'enum',
  'default',
  'minProperties',
  'maxProperties',
  'deprecated',
  'description',
] as const;

/** URLs in the model may be relative, such as the default picture of a user. */
const RELATIVE_URI = 'uri-reference';

/** Collects the records of the model as distinct named schemas. */
export class ModelComponents {
  private readonly collected = new Map<string, JsonObject>();

  /** All records so far, by component name. */
  get schemas(): JsonObject {
    return Object.fromEntries([...this.collected].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** A reference to the record, or the schema itself if it has no name. */
  add(schema: ModelSchema): JsonObject {
    const name = schema['x-record'];
    if (name === undefined) return this.convert(schema);
    if (!this.collected.has(name)) {
      this.collected.set(name, {});
      this.collected.set(name, this.convert(schema));
    }
    return refTo(name);
  }

  private convert(schema: ModelSchema): JsonObject {
    const { items, properties, required, additionalProperties } = schema;
    return {
      ...kept(schema),
      ...(items !== undefined && { items: this.add(items) }),
      ...(properties !== undefined && { properties: this.members(properties) }),
      ...(required !== undefined && required.length > 0 && { required: [...required] }),
      ...(additionalProperties !== undefined && {
        additionalProperties: additionalProperties === false ? false : this.add(additionalProperties),
      }),
    };
  }

  private members(properties: Readonly<Record<string, ModelSchema>>): JsonObject {
    return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, this.add(schema)]));
  }
}

function kept(schema: ModelSchema): JsonObject {
  const found = KEPT.flatMap((keyword) => {
    const value = (schema as Readonly<Record<string, unknown>>)[keyword];
    return isJson(value) ? [[keyword, value] as const] : [];
  });
  const keywords: JsonObject = Object.fromEntries(found);
  return keywords['format'] === 'uri' ? { ...keywords, format: RELATIVE_URI } : keywords;
}

function isJson(value: unknown): value is JsonValue {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  return Array.isArray(value) ? value.every(isJson) : isJsonObject(value);
}
