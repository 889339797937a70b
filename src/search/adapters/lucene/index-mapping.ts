import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';
import { OWN_METADATA_FIELDS } from '../../../foundation/engine-client/index.js';
import type { EntitySearchSchema } from '../../schema/entity-search-schema.js';
import { ENTITY_NAME, type SearchField } from '../../search-field.js';
import { companionMapping, fieldMapping, OWN_URN } from './field-mapping.js';

/** The field for data of this adapter: the entity type, the slice and the words of the names of the document. */
export const OWN_FIELD = '_search';

/**
 * The mapping of an entity type's index. Dynamic mapping applies only to members of object fields, which become
 * keywords.
 */
export function indexMapping(schema: EntitySearchSchema): JsonObject {
  return {
    ...OWN_METADATA_FIELDS,
    dynamic: false,
    dynamic_templates: schema.fields.filter(isObject).map(({ name }) => memberTemplate(name)),
    properties: indexProperties(schema),
  };
}

/**
 * What makes the root of an index's mapping equal to that of `indexMapping`; undefined if it is. An index template of
 * the server may add dynamic templates, which come first, and the root may have been changed by hand.
 */
export function rootChanges(schema: EntitySearchSchema, mapping: JsonObject): JsonObject | undefined {
  const { dynamic, dynamic_templates: templates } = mapping;
  const { dynamic_templates: wanted = [] } = indexMapping(schema);
  const isOff = dynamic === false || dynamic === 'false';
  return isOff && namesOf(templates) === namesOf(wanted) ? undefined : { dynamic: false, dynamic_templates: wanted };
}

function namesOf(templates: JsonValue | undefined): string {
  return JSON.stringify(Array.isArray(templates) ? templates.filter(isJsonObject).flatMap(Object.keys) : []);
}

/** The fields of an entity type's index, objects nested. */
export function indexProperties(schema: EntitySearchSchema): JsonObject {
  const properties: JsonObject = {
    urn: OWN_URN,
    runId: { type: 'keyword' },
    systemCreated: companionMapping('date'),
    structuredProperties: { type: 'object', dynamic: false },
    [OWN_FIELD]: {
      type: 'object',
      properties: { type: { type: 'keyword' }, slice: { type: 'short' }, words: { type: 'keyword' } },
    },
    [ENTITY_NAME]: fieldMapping('KEYWORD'),
  };
  for (const { name, kind } of schema.companionFields) properties[name] ??= companionMapping(kind);
  for (const field of schema.fields) for (const alias of field.aliases) properties[alias] ??= aliasMapping(field);
  for (const field of schema.fields) place(properties, field.name.split('.'), ownMapping(field));
  return properties;
}

/** Fields in `wanted` that are missing in `present`; objects are compared member by member. */
export function missingProperties(wanted: JsonObject, present: JsonObject): JsonObject {
  const missing: JsonObject = {};
  for (const [name, mapping] of Object.entries(wanted)) {
    const known = present[name];
    if (known === undefined) missing[name] = mapping;
    else if (isJsonObject(mapping) && isJsonObject(mapping.properties)) {
      const members = missingProperties(mapping.properties, propertiesOf(known));
      if (Object.keys(members).length > 0) missing[name] = { properties: members };
    }
  }
  return missing;
}

function propertiesOf(mapping: JsonValue): JsonObject {
  return isJsonObject(mapping) && isJsonObject(mapping.properties) ? mapping.properties : {};
}

function ownMapping({ type, aliases }: SearchField): JsonObject {
  const mapping = fieldMapping(type);
  return aliases.length === 0 || mapping.type === 'object' ? mapping : { ...mapping, copy_to: [...aliases] };
}

/**
 * Aliases are separate fields that the engine fills, so that filters and facets also find the parts of a field under
 * them.
 */
function aliasMapping({ type }: SearchField): JsonObject {
  const mapping = fieldMapping(type);
  return mapping.type === 'keyword' ? fieldMapping('KEYWORD') : mapping;
}

function place(properties: JsonObject, [name = '', ...members]: readonly string[], mapping: JsonObject): void {
  if (members.length === 0) {
    properties[name] = mapping;
    return;
  }
  const known = properties[name];
  const inner = isJsonObject(known) && isJsonObject(known.properties) ? known.properties : {};
  place(inner, members, mapping);
  properties[name] = { properties: inner };
}

function isObject({ type }: SearchField): boolean {
  return type === 'OBJECT' || type === 'MAP_ARRAY';
}

function memberTemplate(name: string): JsonObject {
  return { [name]: { path_match: `${name}.*`, match_mapping_type: '*', mapping: fieldMapping('KEYWORD') } };
}
