import { invalidArgument } from '../../../foundation/common/errors.js';
import { inTurns } from '../../../foundation/common/event-loop.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/common/json.js';
import type { ModelRegistry } from '../../../model/index.js';
import { entityOf, findAspectOf } from './aspect-names.js';
import type { WantedAspect, WantedEntity } from './entity-reader.js';

const VERSION_HEADER = 'if-version-match';

/**
 * Parses a batchGet body: an array of `{urn, <aspect>: {headers?: {"If-Version-Match": "n"}}}`. Ignores unknown aspect
 * names; an item without a known one requests all aspects. Equal items occur once in the result. Throws
 * `INVALID_ARGUMENT` and `MALFORMED_URN`.
 */
export async function wantedOfBody(body: unknown, registry: ModelRegistry): Promise<readonly WantedEntity[]> {
  if (!Array.isArray(body)) throw invalidArgument('The request body must be an array of entities.');
  const wanted = new Map<string, WantedEntity>();
  await inTurns(body, (item: unknown) => {
    const entity = wantedOfItem(isJsonObject(item) ? item : {}, registry);
    wanted.set(keyOf(entity), entity);
  });
  return [...wanted.values()];
}

function wantedOfItem(item: JsonObject, registry: ModelRegistry): WantedEntity {
  const { urn, ...members } = item;
  if (typeof urn !== 'string') throw invalidArgument('Missing `urn` field');
  const entity = entityOf(registry, urn);
  const named = new Map<string, WantedAspect>();
  for (const [name, selector] of Object.entries(members)) {
    const spec = findAspectOf(entity, name);
    if (spec !== undefined) named.set(spec.name, { spec, version: versionOf(selector) });
  }
  if (named.size > 0) return { urn, aspects: [...named.values()] };
  return { urn, aspects: [...entity.aspects.values()].map((spec) => ({ spec, version: 0 })) };
}

/** A text that is equal for items with equal requests. */
function keyOf({ urn, aspects }: WantedEntity): string {
  const selectors = aspects.map(({ spec, version }) => `${spec.name}:${version}`);
  return [urn, ...selectors.sort()].join('\n');
}

function versionOf(selector: JsonValue | undefined): number {
  const headers = isJsonObject(selector) && isJsonObject(selector['headers']) ? selector['headers'] : {};
  const found = Object.entries(headers).find(([name]) => name.toLowerCase() === VERSION_HEADER)?.[1];
  if (found === undefined || found === null) return 0;
  const text = typeof found === 'number' ? String(found) : found;
  if (typeof text === 'string' && /^\d{1,15}$/.test(text)) return Number(text);
  throw invalidArgument(`If-Version-Match must be a version number from 0 up, not ${JSON.stringify(found)}.`);
}
