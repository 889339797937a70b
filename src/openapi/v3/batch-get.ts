import { invalidArgument } from '../../common/errors.js';
import { inTurns } from '../../common/event-loop.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../common/json.js';
import type { ModelRegistry } from '../../model/index.js';
import { entityOf, findAspectOf } from './aspect-names.js';
import type { WantedAspect, WantedEntity } from './entity-reader.js';

const VERSION_HEADER = 'if-version-match';

/**
 * What a batchGet body asks for: an array of `{urn, <aspect>: {headers?: {"If-Version-Match": "n"}}}`. Unknown aspect names are ignored; an item
 * that names no known one asks for all. Items with the same urn are one entity; of an aspect that several name, the last counts. Source: DataHub's batchGet.
 * Throws `INVALID_ARGUMENT` and `MALFORMED_URN`.
 */
export async function wantedOfBody(body: unknown, registry: ModelRegistry): Promise<readonly WantedEntity[]> {
  if (!Array.isArray(body)) throw invalidArgument('The request body must be an array of entities.');
  const byUrn = new Map<string, Map<string, WantedAspect>>();
  await inTurns(body, (item: unknown) => addWanted(byUrn, isJsonObject(item) ? item : {}, registry));
  return [...byUrn].map(([urn, aspects]) => ({ urn, aspects: [...aspects.values()] }));
}

function addWanted(byUrn: Map<string, Map<string, WantedAspect>>, item: JsonObject, registry: ModelRegistry): void {
  const { urn, ...members } = item;
  if (typeof urn !== 'string') throw invalidArgument('Missing `urn` field');
  const entity = entityOf(registry, urn);
  const wanted = byUrn.get(urn) ?? new Map<string, WantedAspect>();
  byUrn.set(urn, wanted);
  for (const [name, selector] of Object.entries(members)) {
    const spec = findAspectOf(entity, name);
    if (spec !== undefined) wanted.set(spec.name, { spec, version: versionOf(selector) });
  }
  if (wanted.size === 0) for (const spec of entity.aspects.values()) wanted.set(spec.name, { spec, version: 0 });
}

function versionOf(selector: JsonValue | undefined): number {
  const headers = isJsonObject(selector) && isJsonObject(selector['headers']) ? selector['headers'] : {};
  const found = Object.entries(headers).find(([name]) => name.toLowerCase() === VERSION_HEADER)?.[1];
  if (found === undefined || found === null) return 0;
  const text = typeof found === 'number' ? String(found) : found;
  if (typeof text === 'string' && /^\d{1,15}$/.test(text)) return Number(text);
  throw invalidArgument(`If-Version-Match must be a version number from 0 up, not ${JSON.stringify(found)}.`);
}
