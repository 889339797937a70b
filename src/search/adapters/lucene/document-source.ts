import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';
import type { SearchDocument } from '../../search-document.js';
import { documentSlice } from './document-id.js';
import { OWN_FIELD } from './index-mapping.js';
import type { IndexState } from './index-state.js';

/**
 * A document as stored in the engine. Structured properties that the index maps as another type are left out, and with
 * `withoutMembers` the object fields whose members are fields of the index.
 */
export function documentSource(document: SearchDocument, state: IndexState, withoutMembers = false): JsonObject {
  const { entityType, urn, nameWords } = document;
  const fields = withoutMembers ? fixedFields(document.fields, state) : document.fields;
  const own: JsonObject = { type: entityType, slice: documentSlice(urn), words: [...nameWords] };
  const given = fields.structuredProperties;
  if (!isJsonObject(given)) return { ...fields, urn, [OWN_FIELD]: own };
  const fitting = Object.entries(given).filter(([name]) => state.properties.get(name) === document.propertyTypes[name]);
  return { ...fields, urn, structuredProperties: indexable(fitting), [OWN_FIELD]: own };
}

/** A structured property of a document that the index maps as another type, so that its values are left out. */
export function misfit({ propertyTypes }: SearchDocument, { properties }: IndexState): string | undefined {
  return Object.keys(propertyTypes).find((name) => {
    const mapped = properties.get(name);
    return mapped !== undefined && mapped !== propertyTypes[name];
  });
}

function fixedFields(fields: JsonObject, state: IndexState): JsonObject {
  return indexable(Object.entries(fields).filter(([name]) => !isDynamic(state.fields[name])));
}

function isDynamic(mapping: JsonValue | undefined): boolean {
  return isJsonObject(mapping) && (mapping.dynamic === true || mapping.dynamic === 'true');
}

function indexable(entries: readonly (readonly [string, JsonValue | undefined])[]): JsonObject {
  return Object.fromEntries(entries);
}
