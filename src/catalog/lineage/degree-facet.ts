import type { FacetMetadata } from '../../discovery/index.js';
import { DEGREE, DEGREES, degreeValue } from './degree-filter.js';

/** Display name of the facet. */
export const DEGREE_NAME = 'Degree of Dependencies';

type Degree = (typeof DEGREES)[number];

/**
 * Order of the facets after `degree`; other facets follow in their own order. Source: DataHub's searches across
 * lineage.
 */
const ORDER = [
  '_entityType',
  'entity',
  'typeNames',
  'platform',
  'domains',
  'tags',
  'glossaryTerms',
  'container',
  'owners',
  'origin',
];

/** Possible hits by urn, with their distance in hops. */
type Candidates = ReadonlyMap<string, { readonly degree: number }>;

/** Returns how many of the entities with these urns are hits. */
type Count = (urns: readonly string[]) => Promise<number>;

/**
 * Returns how many of `total` hits have each degree. If every candidate is a hit, counts the candidates. Otherwise
 * calls `count` for every degree except the one with the most candidates, which gets the rest of `total`.
 */
export async function degreeCounts(
  hits: Candidates,
  total: number,
  count: Count,
): Promise<readonly { readonly value: string; readonly count: number }[]> {
  const candidates = new Map<Degree, number>();
  for (const { degree } of hits.values()) {
    const value = degreeValue(degree);
    candidates.set(value, (candidates.get(value) ?? 0) + 1);
  }
  const counts = total === hits.size ? candidates : await counted(hits, candidates, total, count);
  return DEGREES.map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

/** Returns the counts as a facet. */
export async function degreeFacet(hits: Candidates, total: number, count: Count): Promise<FacetMetadata> {
  const counts = await degreeCounts(hits, total, count);
  const aggregations = counts.map((one) => ({ ...one, entity: null, displayName: null }));
  return { field: DEGREE, displayName: DEGREE_NAME, entity: null, aggregations };
}

/** Sorts facets in the order of searches across lineage. */
export function inLineageOrder(facets: readonly FacetMetadata[]): readonly FacetMetadata[] {
  const place = ({ field }: FacetMetadata): number => {
    const at = ORDER.indexOf(field);
    return at === -1 ? ORDER.length : at;
  };
  return [...facets].sort((left, right) => place(left) - place(right));
}

async function counted(
  hits: Candidates,
  candidates: ReadonlyMap<Degree, number>,
  total: number,
  count: Count,
): Promise<ReadonlyMap<Degree, number>> {
  const [largest, ...others] = [...candidates].sort(([, left], [, right]) => right - left).map(([value]) => value);
  const found = await Promise.all(
    others.map(async (value) => {
      const ofDegree = [...hits].filter(([, { degree }]) => degreeValue(degree) === value);
      return [value, await count(ofDegree.map(([urn]) => urn))] as const;
    }),
  );
  const counts = new Map(found);
  const rest = total - found.reduce((sum, [, one]) => sum + one, 0);
  return largest === undefined ? counts : counts.set(largest, Math.max(rest, 0));
}
