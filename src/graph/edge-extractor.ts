import type { AspectRecord } from '../aspects/index.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../foundation/common/json.js';
import type { AnnotatedPath, AspectSpec, RelationshipAnnotation } from '../model/index.js';
import type { ExtractedEdge } from './edge.js';
import { EdgeCollector } from './edge-collector.js';
import { type Place, placesAt, valueAt } from './field-path.js';
import { addFineGrainedEdges } from './fine-grained-edges.js';
import { addInputFieldEdges } from './input-field-edges.js';

/** The edges that an aspect's value declares, and the values skipped because they are not urns. */
export interface ExtractedEdges {
  readonly edges: readonly ExtractedEdge[];
  readonly skipped: readonly string[];
}

/** Extractors of edges that no annotation declares. */
const SPECIAL: Readonly<Record<string, (collector: EdgeCollector, urn: string, value: JsonObject) => void>> = {
  upstreamLineage: (collector, urn, value) => addFineGrainedEdges(collector, { owner: urn }, value),
  dataJobInputOutput: (collector, urn, value) => addFineGrainedEdges(collector, { owner: urn, via: urn }, value),
  inputFields: addInputFieldEdges,
};

/**
 * Returns every edge of one stored aspect. Defaults: times are the system metadata's `lastObserved`, and actors those
 * of the write. The details of an edge (times, actors, properties, via) come from the same array items as its
 * destination.
 */
export function extractEdges(spec: AspectSpec, record: AspectRecord): ExtractedEdges {
  const collector = new EdgeCollector();
  for (const relationship of spec.relationships) addAnnotated(collector, relationship, record);
  SPECIAL[spec.name]?.(collector, record.urn, record.value);
  return { edges: collector.edges, skipped: collector.skipped };
}

/** Whether values of the aspect can declare edges. */
export function mayHaveEdges(spec: AspectSpec): boolean {
  return spec.relationships.length > 0 || spec.name in SPECIAL;
}

function addAnnotated(
  collector: EdgeCollector,
  { path, annotation }: AnnotatedPath<RelationshipAnnotation>,
  record: AspectRecord,
): void {
  for (const place of placesAt(record.value, path)) {
    if (typeof place.value !== 'string') collector.skipped.push(JSON.stringify(place.value));
    else collector.add(annotatedEdge(place.value, place, annotation, record));
  }
}

function annotatedEdge(
  destination: string,
  place: Place,
  annotation: RelationshipAnnotation,
  record: AspectRecord,
): ExtractedEdge {
  const at = (path: string | undefined): JsonValue | undefined =>
    path === undefined ? undefined : valueAt(record.value, path.replace(/^\//, '').split('/'), place.steps);
  const updatedOn = time(at(annotation.updatedOn));
  const via = text(at(annotation.via));
  const properties = textValues(at(annotation.properties));
  const observed = time(record.systemMetadata?.lastObserved);
  return {
    source: record.urn,
    destination,
    type: annotation.name,
    ...(via === undefined ? {} : { via }),
    ...(properties === undefined ? {} : { properties }),
    createdOn: time(at(annotation.createdOn)) ?? observed,
    createdActor: text(at(annotation.createdActor)) ?? record.created.actor,
    updatedOn: updatedOn ?? observed,
    updatedActor: text(at(annotation.updatedActor)) ?? record.created.actor,
    tracksTime: annotation.isLineage === true || updatedOn !== undefined,
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
