import { invalidArgument } from '../../foundation/common/errors.js';
import type { AndFilterInput, DiscoveryInput, FacetFilterInput } from '../../discovery/index.js';

/** Field of conditions and facets for the distance in hops. */
export const DEGREE = 'degree';

/** Values of the field: one, two, and three or more hops. */
export const DEGREES = ['1', '2', '3+'] as const;

/** Returns the value of the facet `degree` for a number of hops. */
export function degreeValue(hops: number): (typeof DEGREES)[number] {
  return hops <= 1 ? '1' : hops === 2 ? '2' : '3+';
}

type Filters = Pick<DiscoveryInput, 'filters' | 'orFilters'>;

/**
 * Returns the degrees in the first group of conditions; empty for all degrees. Throws `INVALID_ARGUMENT` for values
 * other than `1`, `2` and `3+`.
 */
export function degreesOf({ filters, orFilters }: Filters): readonly string[] {
  const [first] = orFilters ?? [];
  const group = first?.and ?? (orFilters == null || orFilters.length === 0 ? filters : undefined) ?? [];
  const values = group.filter(isDegree).flatMap((filter) => filter.values ?? []);
  const unknown = values.find((value) => !DEGREES.some((degree) => degree === value));
  if (unknown !== undefined) throw invalidArgument(`A filter on degree takes ${DEGREES.join(', ')}, not ${unknown}`);
  return values;
}

/**
 * Returns the conditions without those on degrees. Alternatives without other conditions are left out, as in DataHub,
 * and so are plain filters beside alternatives, which have no effect.
 */
export function withoutDegrees<Input extends Filters>(input: Input): Input {
  const { filters, orFilters } = input;
  const kept = (group: readonly FacetFilterInput[]) => group.filter((filter) => !isDegree(filter));
  if (orFilters == null || orFilters.length === 0)
    return { ...input, filters: filters == null ? filters : kept(filters) };
  const groups = orFilters.map(({ and }): AndFilterInput => ({ and: kept(and ?? []) }));
  return { ...input, orFilters: groups.filter(({ and }) => and != null && and.length > 0), filters: null };
}

/** Returns the number of hops needed for the degrees; `Infinity` if unlimited. */
export function hopsFor(degrees: readonly string[]): number {
  if (degrees.length === 0 || degrees.includes('3+')) return Number.POSITIVE_INFINITY;
  return Math.max(...degrees.map(Number));
}

function isDegree({ field }: FacetFilterInput): boolean {
  return field === DEGREE;
}
