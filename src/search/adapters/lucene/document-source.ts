import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/common/json.js';
import type { SearchDocument } from '../../search-document.js';
import { documentSlice } from './document-id.js';
import { OWN_FIELD } from './index-mapping.js';
import type { IndexState } from './index-state.js';

/** A document as stored in the engine. Structured properties that the index maps as another type are left out. */
export function documentSource(document: SearchDocument, { properties }: IndexState): JsonObject {
  const { fields, entityType, urn, nameWords } = document;
  const own: JsonObject = { type: entityType, slice: documentSlice(urn), words: [...nameWords] };
  const given = fields.structuredProperties;
  if (!isJsonObject(given)) return { ...fields, urn, [OWN_FIELD]: own };
  const fitting = Object.entries(given).filter(([name]) => properties.get(name) === document.propertyTypes[name]);
  return { ...fields, urn, structuredProperties: indexable(fitting), [OWN_FIELD]: own };
}

function indexable(entries: readonly (readonly [string, JsonValue | undefined])[]): JsonObject {
  return Object.fromEntries(entries);
}
