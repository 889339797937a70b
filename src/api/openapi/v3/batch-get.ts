import { invalidArgument } from '../../../foundation/common/errors.js';
import { inTurns } from '../../../foundation/concurrency/event-loop.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';
import type { AspectSpec, ModelRegistry } from '../../../model/index.js';
import { entityOf, findAspectOf } from './aspect-names.js';
import type { WantedAspect, WantedEntity } from './entity-reader.js';

const VERSION_HEADER = 'if-version-match';

/**
 * Parses a batchGet body: an array of `{urn, <aspect>: {headers?: {"If-Version-Match": "n"}}}`. Ignores unknown aspect
 * names; an item without a known one requests all aspects. The items of one urn are one request, except that each
 * further version of an aspect is one of its own. Throws `INVALID_ARGUMENT` and `MALFORMED_URN`.
 */
export async function wantedOfBody(body: unknown, registry: ModelRegistry): Promise<readonly WantedEntity[]> {
  if (!Array.isArray(body)) throw invalidArgument('The request body must be an array of entities.');
  const requests: WantedVersions[] = [];
  const ofUrns = new Map<string, WantedVersions[]>();
  await inTurns(body, (item: unknown) => {
    const { urn, aspects } = wantedOfItem(isJsonObject(item) ? item : {}, registry);
    const known = ofUrns.get(urn) ?? [];
    const fitting = known.find((request) => aspects.every((aspect) => fits(aspect, request)));
    const request = fitting ?? { urn, versions: new Map<AspectSpec, number>() };
    for (const { spec, version } of aspects) request.versions.set(spec, version);
    if (fitting !== undefined) return;
    requests.push(request);
    known.push(request);
    ofUrns.set(urn, known);
  });
  return requests.map(({ urn, versions }) => ({
    urn,
    aspects: [...versions].map(([spec, version]) => ({ spec, version })),
  }));
}

/** A request that grows by the items of its urn. */
interface WantedVersions {
  readonly urn: string;
  readonly versions: Map<AspectSpec, number>;
}

function fits({ spec, version }: WantedAspect, { versions }: WantedVersions): boolean {
  return (versions.get(spec) ?? version) === version;
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

function versionOf(selector: JsonValue | undefined): number {
  const headers = isJsonObject(selector) && isJsonObject(selector['headers']) ? selector['headers'] : {};
  const found = Object.entries(headers).find(([name]) => name.toLowerCase() === VERSION_HEADER)?.[1];
  if (found === undefined || found === null) return 0;
  const text = typeof found === 'number' ? String(found) : found;
  if (typeof text === 'string' && /^\d{1,15}$/.test(text)) return Number(text);
  throw invalidArgument(`If-Version-Match must be a version number from 0 up, not ${JSON.stringify(found)}.`);
}
