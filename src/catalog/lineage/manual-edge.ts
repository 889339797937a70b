import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/common/json.js';

/** When something was drawn by hand, and by whom. */
export interface Stamp {
  readonly time: number;
  readonly actor: string;
}

/** What one side of an aspect's edges is to be. */
export interface EdgeChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Where an aspect keeps edges to entities of one kind. */
export interface EdgePlace {
  /** The list of edges. */
  readonly edges: string;
  /** The older list of bare urns, from which edges are only removed. */
  readonly bare: string;
  /** How an entry of the older list names its urn; absent = it is the urn. */
  readonly bareKey?: string;
}

const BY_HAND = { source: 'UI' };

/** The aspect with the edges of one place added and removed. */
export function withEdges(value: JsonObject, place: EdgePlace, change: EdgeChange, stamp: Stamp): JsonObject {
  const removed = new Set(change.removed);
  const kept = items(value[place.edges]).filter((edge) => !removed.has(textOf(edge, 'destinationUrn')));
  const known = new Set(kept.map((edge) => textOf(edge, 'destinationUrn')));
  const added = change.added
    .filter((urn) => !removed.has(urn) && !known.has(urn))
    .map((destinationUrn) => ({
      destinationUrn,
      created: { ...stamp },
      lastModified: { ...stamp },
      properties: BY_HAND,
    }));
  const bare = value[place.bare];
  const rest = items(bare).filter((entry) => !removed.has(textOf(entry, place.bareKey)));
  return { ...value, [place.edges]: [...kept, ...added], ...(bare === undefined ? {} : { [place.bare]: rest }) };
}

/** The aspect `upstreamLineage` with upstream datasets added and removed. */
export function withUpstreams(value: JsonObject, change: EdgeChange, stamp: Stamp): JsonObject {
  const removed = new Set(change.removed);
  const kept = items(value['upstreams']).filter((upstream) => !removed.has(textOf(upstream, 'dataset')));
  const known = new Set(kept.map((upstream) => textOf(upstream, 'dataset')));
  const added = change.added
    .filter((urn) => !removed.has(urn) && !known.has(urn))
    .map((dataset) => ({
      dataset,
      type: 'TRANSFORMED',
      auditStamp: { ...stamp },
      created: { ...stamp },
      properties: BY_HAND,
    }));
  return { ...value, upstreams: [...kept, ...added] };
}

function items(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

function textOf(entry: JsonValue, key: string | undefined): string {
  const text = key === undefined ? entry : isJsonObject(entry) ? entry[key] : undefined;
  return typeof text === 'string' ? text : '';
}
