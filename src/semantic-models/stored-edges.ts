import { type EntityRef, type GraphqlContext, mapEntries } from '../entities/index.js';
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
  const viewable = await Promise.all(
    stored.map(async ({ destinationUrn: urn }) => urn !== undefined && (await entities.canView(urn))),
  );
  return stored
    .filter((_edge, at) => viewable[at])
    .flatMap(({ destinationUrn = '', created, lastModified, properties }) => {
      const destination = entities.ref(destinationUrn);
      return destination === null ? [] : [edgeOf(destination, { created, lastModified, properties })];
    });
}

function edgeOf(
  destination: EntityRef,
  { created, lastModified, properties }: { [Name in 'created' | 'lastModified' | 'properties']: StoredEdge[Name] },
): EntityEdge {
  return {
    destination,
    created: created ?? null,
    lastModified: lastModified ?? null,
    properties: properties === undefined ? null : mapEntries(properties),
  };
}
