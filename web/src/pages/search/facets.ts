import { labelOf, type LabelSource } from '../../api/labels.js';
import { firstShown, typeText, urnText } from '../../design/entity-name.js';
import { wordsOf } from '../../design/format.js';
import { texts } from '../../texts.js';

/** A value of a facet. */
export interface FacetValue {
  readonly value: string;
  readonly name: string;
  /** Hits that have it; undefined if it is chosen and no hit has it. */
  readonly count: number | undefined;
  readonly isChosen: boolean;
}

/** A field by which the hits can be narrowed. */
export interface Facet {
  readonly field: string;
  readonly title: string;
  readonly values: readonly FacetValue[];
}

/** A facet as the service returns it. */
export interface RawFacet {
  readonly field: string;
  readonly displayName?: string | null;
  readonly aggregations: readonly {
    readonly value: string;
    readonly count: number;
    readonly displayName?: string | null;
    readonly entity?: LabelSource | null;
  }[];
}

/** In this order; others follow. */
const FIRST = ['_entityType', 'platform', 'typeNames', 'owners', 'tags', 'glossaryTerms', 'domains', 'origin'];

/** Twins of others, and details that nobody filters by. */
const HIDDEN = new Set(['entity', 'env', 'hasSiblings']);

/** The facets to show: those with values, and those with chosen ones, the most used first. */
export function facetsOf(
  facets: readonly RawFacet[],
  filters: ReadonlyMap<string, readonly string[]>,
): readonly Facet[] {
  const known = new Set(facets.map(({ field }) => field));
  const absent = [...filters.keys()].filter((field) => !known.has(field));
  return [...facets, ...absent.map((field) => ({ field, aggregations: [] }))]
    .filter(({ field }) => filters.has(field) || (!HIDDEN.has(field) && !field.includes('␞')))
    .map((facet) => facetOf(facet, filters.get(facet.field) ?? []))
    .filter(({ values }) => values.length > 0)
    .sort((one, other) => rank(one.field) - rank(other.field));
}

/** The name of a facet's value that no hit has. */
export function valueName(field: string, value: string): string {
  if (field === '_entityType') return typeText(value);
  if (value === 'true') return texts.search.yes;
  if (value === 'false') return texts.search.no;
  return value.startsWith('urn:li:') ? urnText(value) : value;
}

function facetOf({ field, displayName, aggregations }: RawFacet, chosen: readonly string[]): Facet {
  const values = aggregations
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .map(({ value, count, displayName: name, entity }) => ({
      value,
      name: firstShown([name, entity == null ? undefined : labelOf(entity)]) ?? valueName(field, value),
      count,
      isChosen: chosen.includes(value),
    }));
  const absent = chosen.filter((value) => aggregations.every((one) => one.value !== value));
  const gone = absent.map((value) => ({ value, name: valueName(field, value), count: undefined, isChosen: true }));
  return { field, title: titleOf(field, displayName), values: [...gone, ...values] };
}

/** Fields without a name of their own are named by their words. */
function titleOf(field: string, displayName: string | null | undefined): string {
  if (displayName != null && displayName !== field) return displayName;
  const words = wordsOf(field).replace(/^has /, 'with ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function rank(field: string): number {
  const at = FIRST.indexOf(field);
  return at === -1 ? FIRST.length : at;
}
