import type { AspectRecord } from '../aspects/index.js';
import { nextTurnIfHeld } from '../foundation/concurrency/event-loop.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../foundation/json/json.js';
import type { AspectSpec, RelationshipAnnotation } from '../model/index.js';
import type { ExtractedEdge } from './edge.js';
import { EdgeCollector } from './edge-collector.js';
import { type Place, placesAt, valueAt } from './field-path.js';
import { fineGrainedEdges } from './fine-grained-edges.js';
import { inputFieldEdges } from './input-field-edges.js';

/** The edges that an aspect's value declares by their identity, and the values skipped because they are not urns. */
export interface ExtractedEdges {
  readonly edges: ReadonlyMap<string, ExtractedEdge>;
  readonly skipped: readonly string[];
}

/** Edges, and values that are none. */
type Found = Iterable<ExtractedEdge | string>;

/** Extractors of edges that no annotation declares. */
const SPECIAL: Readonly<Record<string, (urn: string, value: JsonObject) => Found>> = {
  upstreamLineage: (urn, value) => fineGrainedEdges({ owner: urn }, value),
  dataJobInputOutput: (urn, value) => fineGrainedEdges({ owner: urn, via: urn }, value),
  inputFields: inputFieldEdges,
};

/**
 * Returns every edge of one stored aspect; other requests run in between. Defaults: times are the system metadata's
 * `lastObserved`, and actors those of the write. The details of an edge (times, actors, properties, via) come from the
 * same array items as its destination.
 */
export async function extractEdges(spec: AspectSpec, record: AspectRecord): Promise<ExtractedEdges> {
  const collector = new EdgeCollector();
  for (const found of edgesIn(spec, record)) {
    const turn = nextTurnIfHeld();
    if (turn !== undefined) await turn;
    if (typeof found === 'string') collector.skipped.push(found);
    else collector.add(found);
  }
  return { edges: collector.edges, skipped: collector.skipped };
}

/** Whether values of the aspect can declare edges. */
export function mayHaveEdges(spec: AspectSpec): boolean {
  return spec.relationships.length > 0 || spec.name in SPECIAL;
}

function* edgesIn(spec: AspectSpec, record: AspectRecord): Generator<ExtractedEdge | string> {
  for (const { path, annotation } of spec.relationships) {
    const details = detailsOf(annotation, record);
    for (const place of placesAt(record.value, path)) {
      if (typeof place.value === 'string')
        yield { source: record.urn, destination: place.value, type: annotation.name, ...details(place) };
      else yield JSON.stringify(place.value);
    }
  }
  yield* SPECIAL[spec.name]?.(record.urn, record.value) ?? [];
}

/** The function that reads the details of the edge to a place. */
function detailsOf(
  annotation: RelationshipAnnotation,
  record: AspectRecord,
): (place: Place) => Omit<ExtractedEdge, 'source' | 'destination' | 'type'> {
  const reader = (path: string | undefined): ((place: Place) => JsonValue | undefined) => {
    const steps = path?.replace(/^\//, '').split('/');
    return ({ steps: taken }) => (steps === undefined ? undefined : valueAt(record.value, steps, taken));
  };
  const [createdOn, createdActor] = [reader(annotation.createdOn), reader(annotation.createdActor)];
  const [updatedOn, updatedActor] = [reader(annotation.updatedOn), reader(annotation.updatedActor)];
  const [viaAt, propertiesAt] = [reader(annotation.via), reader(annotation.properties)];
  const observed = time(record.systemMetadata?.lastObserved);
  const { actor } = record.created;
  return (place) => {
    const updated = time(updatedOn(place));
    const [via, properties] = [text(viaAt(place)), textValues(propertiesAt(place))];
    return {
      ...(via === undefined ? {} : { via }),
      ...(properties === undefined ? {} : { properties }),
      createdOn: time(createdOn(place)) ?? observed,
      createdActor: text(createdActor(place)) ?? actor,
      updatedOn: updated ?? observed,
      updatedActor: text(updatedActor(place)) ?? actor,
      tracksTime: annotation.isLineage === true || updated !== undefined,
    };
  };
}

function time(value: JsonValue | undefined): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}

function text(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function textValues(value: JsonValue | undefined): Readonly<Record<string, string>> | undefined {
  if (!isJsonObject(value)) return undefined;
  const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
