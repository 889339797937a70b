import type { FieldRef, PropertyDefinition, SearchIndex, SearchQuery, SortKey } from '../../../src/search/index.js';
import { FilterResolver, type SearchCriteria, TextPlanner } from '../../../src/search/index.js';
import { SCHEMA } from './search-documents.js';

const PLANNER = new TextPlanner(SCHEMA);
const RESOLVER = new FilterResolver(SCHEMA);

/** A search in callers' terms. */
export interface Asked extends Partial<Omit<SearchQuery, 'entityTypes' | 'plan' | 'filter' | 'sort' | 'facets'>> {
  readonly types: readonly string[];
  /** Absent = everything. */
  readonly text?: string;
  /** Absent = true. */
  readonly fulltext?: boolean;
  readonly where?: SearchCriteria;
  readonly properties?: readonly PropertyDefinition[];
  /** `score`, or names of fields. */
  readonly sort?: readonly (Omit<SortKey, 'field'> & { readonly field: string })[];
  /** Facets by name: names of their levels. */
  readonly facets?: Readonly<Record<string, readonly string[]>>;
  readonly facetSize?: number;
  /** Whether hits tell names; absent = false. */
  readonly tells?: boolean;
  readonly countsMissing?: boolean;
}

/** The search that the service would make of `asked`. */
export function query(asked: Asked): SearchQuery {
  const { types, text = '*', fulltext = true, where = [], properties = [], sort = [], facets = {}, ...rest } = asked;
  const { facetSize = 20, countsMissing = false, tells = false, ...given } = rest;
  const byName = new Map(properties.map((definition) => [definition.qualifiedName, definition]));
  return {
    from: 0,
    size: 10,
    highlight: undefined,
    suggests: false,
    ...given,
    entityTypes: types,
    plan: PLANNER.plan(text, types, { fulltext }),
    filter: RESOLVER.resolve(where, types, byName),
    ...(tells && { namedClauses: RESOLVER.namedClauses(where, types, byName) }),
    sort: sort.map((key) => ({ ...key, field: key.field === 'score' ? 'score' : field(key.field, types) })),
    facets: Object.entries(facets).map(([name, levels]) => ({
      name,
      levels: levels.map((level) => field(level, types)),
      size: facetSize,
      countsMissing,
    })),
  };
}

/** Urns of the hits of a search, in their order. */
export async function urnsOf(index: SearchIndex, asked: Asked): Promise<string[]> {
  return (await index.search(query(asked))).hits.map(({ urn }) => urn);
}

/** Urns of all hits, sorted, for searches whose order says nothing. */
export async function urnsIn(index: SearchIndex, asked: Asked): Promise<string[]> {
  return (await urnsOf(index, { size: 100, ...asked })).sort();
}

/** The field of that name; throws when there is none. */
export function field(name: string, types: readonly string[]): FieldRef {
  const found = SCHEMA.fieldRef(name, types);
  if (found === undefined) throw new Error(`There is no field ${name}`);
  return found;
}
