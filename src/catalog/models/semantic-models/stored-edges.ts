import { type EntityRef, type GraphqlContext, mapEntries } from '../../../entities/index.js';
import type { EntityEdge } from './entity-edge.model.js';

interface StoredStamp {
  readonly time: number;
  readonly actor: string;
}

/** A link as aspects keep it. */
export interface StoredEdge {
  readonly destinationUrn?: string;
  readonly created?: StoredStamp;
  readonly lastModified?: StoredStamp;
  readonly properties?: Readonly<Record<string, string>>;
}

/** Stored links; those to what the caller may not view, or to kinds that GraphQL does not know, are left out. */
export async function edgesTo(
  stored: readonly StoredEdge[],
  { entities }: Pick<GraphqlContext, 'entities'>,
): Promise<EntityEdge[]> {
  const named = stored.flatMap(({ destinationUrn: urn, ...edge }) => (urn === undefined ? [] : [{ urn, edge }]));
  const viewable = await entities.viewable(named, ({ urn }) => urn);
  return viewable.flatMap(({ urn, edge }) => {
    const destination = entities.ref(urn);
    return destination === null ? [] : [edgeOf(destination, edge)];
  });
}

function edgeOf(
  destination: EntityRef,
  { created, lastModified, properties }: Omit<StoredEdge, 'destinationUrn'>,
): EntityEdge {
  return {
    destination,
    created: created ?? null,
    lastModified: lastModified ?? null,
    properties: properties === undefined ? null : mapEntries(properties),
  };
}
