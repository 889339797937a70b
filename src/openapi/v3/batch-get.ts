import { invalidArgument } from '../../common/errors.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../common/json.js';
import type { ModelRegistry } from '../../model/index.js';
import { entityOf, findAspectOf } from './aspect-names.js';
import type { WantedAspect, WantedEntity } from './entity-reader.js';

const VERSION_HEADER = 'if-version-match';

/**
 * What a batchGet body asks for: an array of `{urn, <aspect>: {headers?: {"If-Version-Match": "n"}}}`. Unknown aspect names are ignored; an item
 * that names no known one asks for all. Throws `INVALID_ARGUMENT` and `MALFORMED_URN`.
 */
export function wantedOfBody(body: unknown, registry: ModelRegistry): readonly WantedEntity[] {
  if (!Array.isArray(body)) throw invalidArgument('The request body must be an array of entities.');
  return body.map((item: unknown) => wantedOfItem(isJsonObject(item) ? item : {}, registry));
}

function wantedOfItem(item: JsonObject, registry: ModelRegistry): WantedEntity {
  const { urn, ...members } = item;
  if (typeof urn !== 'string') throw invalidArgument('Missing `urn` field');
  const entity = entityOf(registry, urn);
  const named = Object.entries(members).flatMap(([name, selector]): readonly WantedAspect[] => {
    const spec = findAspectOf(entity, name);
    return spec === undefined ? [] : [{ spec, version: versionOf(selector) }];
  });
  const all = [...entity.aspects.values()].map((spec) => ({ spec, version: 0 }));
  return { urn, aspects: named.length > 0 ? named : all };
}

function versionOf(selector: JsonValue | undefined): number {
  const headers = isJsonObject(selector) && isJsonObject(selector['headers']) ? selector['headers'] : {};
  const found = Object.entries(headers).find(([name]) => name.toLowerCase() === VERSION_HEADER)?.[1];
  if (found === undefined || found === null) return 0;
  const text = typeof found === 'number' ? String(found) : found;
  if (typeof text === 'string' && /^\d{1,15}$/.test(text)) return Number(text);
  throw invalidArgument(`If-Version-Match must be a version number from 0 up, not ${JSON.stringify(found)}.`);
}
