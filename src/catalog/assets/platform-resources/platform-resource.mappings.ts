import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/common/json.js';
import { aspectField, type EntityMapping, mapEntries } from '../../../entities/index.js';
import { DataHubPlatformResource } from './platform-resource.model.js';

interface StoredResource {
  readonly value?: { readonly blob: string; readonly contentType?: string };
}

/** How something that a platform has shows in GraphQL. */
export const PLATFORM_RESOURCE: EntityMapping = {
  entityType: 'platformResource',
  typeName: DataHubPlatformResource.name,
  fields: {
    properties: aspectField<StoredResource>('platformResourceInfo', ({ value }) => ({
      customProperties: value === undefined ? null : mapEntries(texts(membersOf(value))),
    })),
  },
};

function membersOf({ blob, contentType = 'JSON' }: NonNullable<StoredResource['value']>): JsonObject {
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
