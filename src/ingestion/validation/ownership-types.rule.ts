import type { WriteRule } from '../../aspects/index.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import { objectsAt, textAt } from './json-access.js';

const SYSTEM_TYPE = 'urn:li:ownershipType:__system__';

/**
 * `ownerTypes` follows from `owners`: the owners by urn of their ownership type, with encoded dots, since dots would
 * nest in an index. Lists that name the same owners keep their order.
 */
export const OWNERSHIP_TYPES: WriteRule = {
  aspects: ['ownership'],
  mutate: ({ value }) => (value === undefined ? undefined : { ...value, ownerTypes: ownerTypesOf(value) }),
};

function ownerTypesOf(ownership: JsonObject): JsonObject {
  const owners = new Map<string, Set<string>>();
  for (const entry of objectsAt(ownership, 'owners')) {
    const type = typeUrnOf(entry).replaceAll('.', '%2E');
    const ofType = owners.get(type) ?? new Set();
    owners.set(type, ofType);
    const owner = textAt(entry, 'owner');
    if (owner !== undefined) ofType.add(owner);
  }
  const given = isJsonObject(ownership['ownerTypes']) ? ownership['ownerTypes'] : {};
  return Object.fromEntries([...owners].map(([type, names]) => [type, inOrderOf(given[type], names)]));
}

function inOrderOf(given: JsonValue | undefined, owners: ReadonlySet<string>): JsonValue {
  const isSame = Array.isArray(given) && given.length === owners.size && new Set(given).size === owners.size;
  return isSame && given.every((name) => typeof name === 'string' && owners.has(name)) ? given : [...owners];
}

function typeUrnOf(entry: JsonObject): string {
  return textAt(entry, 'typeUrn') ?? SYSTEM_TYPE + (textAt(entry, 'type') ?? 'none').toLowerCase();
}
