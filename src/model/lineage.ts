import type { ModelRegistry } from './registry.js';
import type { AnnotatedPath, EntitySpec } from './specs.js';
import type { RelationshipAnnotation } from './annotations.js';

/** A type of lineage edge: its ends, and the direction of data flow. */
export interface LineageEdgeType {
  readonly source: string;
  readonly relationship: string;
  readonly destination: string;
  /** Whether data flows from the destination to the source. */
  readonly destinationIsUpstream: boolean;
  /** Name of the aspect that contains the edge. */
  readonly aspect: string;
  /** Path of the destination's urn in that aspect. */
  readonly path: readonly string[];
}

/** Every type of lineage edge in the model. */
export function lineageEdgeTypes(registry: ModelRegistry): readonly LineageEdgeType[] {
  return registry.entities().flatMap((entity) => edgesFrom(entity));
}

function edgesFrom(entity: EntitySpec): readonly LineageEdgeType[] {
  return [...entity.aspects.values()].flatMap((aspect) =>
    aspect.relationships
      .filter(({ annotation }) => annotation.isLineage === true)
      .flatMap((relationship) => edgesOf(entity.name, aspect.name, relationship)),
  );
}

function edgesOf(
  source: string,
  aspect: string,
  at: AnnotatedPath<RelationshipAnnotation>,
): readonly LineageEdgeType[] {
  const { name: relationship, entityTypes, isUpstream } = at.annotation;
  const destinationIsUpstream = isUpstream ?? true;
  return entityTypes.map((destination) => ({
    source,
    relationship,
    destination,
    destinationIsUpstream,
    aspect,
    path: at.path,
  }));
}
