import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';
import { aspectField, mapEntries, mapping } from '../../../entities/index.js';
import { platformResourceInfo, type ValueOf } from '../../../model/index.js';
import { DataHubPlatformResource } from './platform-resource.model.js';

type Resource = ValueOf<typeof platformResourceInfo>;

/** The GraphQL mapping of platform resources. */
export const PLATFORM_RESOURCE = mapping(DataHubPlatformResource, 'platformResource', {
  properties: aspectField(platformResourceInfo, ({ value }) => ({
    customProperties: value === undefined ? null : mapEntries(texts(membersOf(value))),
  })),
});

function membersOf({ blob, contentType }: NonNullable<Resource['value']>): JsonObject {
  if (contentType !== 'JSON') return {};
  try {
    const parsed = JSON.parse(blob) as JsonValue;
    return isJsonObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function texts(members: JsonObject): JsonObject {
  const entries = Object.entries(members).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return Object.fromEntries(entries) as JsonObject;
}
