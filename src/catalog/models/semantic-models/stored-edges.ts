import { type EntityRef, type GraphqlContext, mapEntries } from '../../../entities/index.js';
import type { Edge, StoredOf } from '../../../model/index.js';
import type { EntityEdge } from './entity-edge.model.js';

type StoredEdge = StoredOf<typeof Edge>;

/**
 * Converts stored edges for GraphQL. Omits edges to entities that the actor may not view or that have no GraphQL type.
 */
export async function edgesTo(
  stored: readonly StoredEdge[],
  { entities }: Pick<GraphqlContext, 'entities'>,
): Promise<EntityEdge[]> {
  const viewable = await entities.viewable(stored, ({ destinationUrn }) => destinationUrn);
  return viewable.flatMap((edge) => {
    const destination = entities.ref(edge.destinationUrn);
    return destination === null ? [] : [edgeOf(destination, edge)];
  });
}

function edgeOf(destination: EntityRef, { created, lastModified, properties }: StoredEdge): EntityEdge {
  return {
    destination,
    created: created ?? null,
    lastModified: lastModified ?? null,
    properties: properties === undefined ? null : mapEntries(properties),
  };
}
