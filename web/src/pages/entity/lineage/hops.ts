import { graphql } from '../../../api/requests.js';
import { lineageEntitiesQuery, lineageHopQuery } from './lineage.generated.js';
import { type EntityFields, type LineageEntity, lineageEntity, unknownEntity } from './lineage-entity.js';
import type { Direction, Hop, Neighbor } from './lineage-graph.js';
import type { Opened } from './opened.js';

/** Number of neighbors that one page shows. */
export const PAGE_SIZE = 8;

/** A page of the neighbors of an entity. */
export interface HopPage {
  readonly total: number;
  readonly neighbors: readonly Neighbor[];
}

/** A page of a hop that is to be shown. */
export interface WantedPage {
  readonly urn: string;
  readonly direction: Direction;
  readonly page: number;
}

/** The entity in the middle, and whether entities of its type have lineage. */
export interface Root {
  readonly entity: LineageEntity;
  readonly hasLineage: boolean;
}

/** Loads the entity in the middle; null if it has no GraphQL type. Throws `ApiError`. */
export async function loadRoot(urn: string, signal: AbortSignal): Promise<Root | null> {
  const { entities } = await graphql(lineageEntitiesQuery, { urns: [urn] }, signal);
  const [fields] = entities ?? [];
  return fields == null ? null : { entity: lineageEntity(fields), hasLineage: 'upstream' in fields };
}

/** Loads a page of neighbors, in the order of the API. Throws `ApiError`. */
export async function loadPage({ urn, direction, page }: WantedPage, signal: AbortSignal): Promise<HopPage> {
  const variables = { urn, direction, start: page * PAGE_SIZE, count: PAGE_SIZE };
  const { entity } = await graphql(lineageHopQuery, variables, signal);
  const lineage = entity !== null && 'lineage' in entity ? entity.lineage : null;
  const edges = (lineage?.relationships ?? []).flatMap(({ entity: other, isManual }) =>
    other === null ? [] : [{ urn: other.urn, isManual: isManual === true }],
  );
  const entities = await loadEntities(
    edges.map((edge) => edge.urn),
    signal,
  );
  const neighbors = edges.map((edge) => ({
    entity: entities.get(edge.urn) ?? unknownEntity(edge.urn),
    isManual: edge.isManual,
  }));
  return { total: lineage?.total ?? 0, neighbors };
}

/** The pages that the opened hops consist of. */
export function pagesOf(opened: readonly Opened[]): readonly WantedPage[] {
  return opened.flatMap(({ urn, direction, pages }) =>
    Array.from({ length: pages }, (_, page) => ({ urn, direction, page })),
  );
}

/** The opened hops with the neighbors of the pages that are loaded. */
export function hopsOf(
  opened: readonly Opened[],
  pages: readonly { readonly wanted: WantedPage; readonly loaded: HopPage | undefined }[],
): readonly Hop[] {
  return opened.map(({ urn, direction, pages: count }) => {
    const own = pages.filter(({ wanted }) => wanted.urn === urn && wanted.direction === direction);
    const loaded = own.flatMap((one) => one.loaded ?? []);
    const total = loaded.at(-1)?.total ?? 0;
    const waiting = loaded.length === count ? Math.max(0, total - count * PAGE_SIZE) : 0;
    return { urn, direction, neighbors: loaded.flatMap((one) => one.neighbors), waiting };
  });
}

async function loadEntities(urns: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, LineageEntity>> {
  if (urns.length === 0) return new Map();
  const { entities } = await graphql(lineageEntitiesQuery, { urns: [...urns] }, signal);
  const found = (entities ?? []).flatMap((fields: EntityFields | null) => fields ?? []);
  return new Map(found.map((fields) => [fields.urn, lineageEntity(fields)]));
}
