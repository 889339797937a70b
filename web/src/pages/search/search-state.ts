/** How results may be sorted. */
export type Sort = 'relevance' | 'name' | 'name-down';

/** What a search asks for; the address of the page carries it. */
export interface SearchState {
  readonly query: string;
  /** Chosen values by facet: any value of a facet, but each facet. */
  readonly filters: ReadonlyMap<string, readonly string[]>;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
}

/** Hits on one page. */
export const PAGE_SIZE = 20;

/** The service returns no hits beyond this. */
const DEEPEST = 10_000;

const FILTER = 'filter.';

const SORTS: readonly Sort[] = ['relevance', 'name', 'name-down'];

/** The search that an address asks for; parts that it cannot have are left out. */
export function readState(address: URLSearchParams): SearchState {
  const fields = new Set([...address.keys()].filter((key) => key.startsWith(FILTER)));
  const page = Number(address.get('page') ?? 1);
  return {
    query: address.get('query') ?? '',
    filters: new Map([...fields].map((field) => [field.slice(FILTER.length), [...new Set(address.getAll(field))]])),
    sort: SORTS.find((sort) => sort === address.get('sort')) ?? 'relevance',
    page: Number.isInteger(page) && page >= 1 && page <= DEEPEST / PAGE_SIZE ? page : 1,
  };
}

/** The query string of a search, without what is the default. */
export function addressOf({ query, filters, sort, page }: SearchState): URLSearchParams {
  const address = new URLSearchParams();
  if (query !== '') address.set('query', query);
  for (const [field, values] of filters) for (const value of values) address.append(FILTER + field, value);
  if (sort !== 'relevance') address.set('sort', sort);
  if (page > 1) address.set('page', String(page));
  return address;
}

/** The search with a value of a facet chosen or left; from its first page. */
export function toggled(state: SearchState, field: string, value: string): SearchState {
  const filters = new Map(state.filters);
  const values = filters.get(field) ?? [];
  const left = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  if (left.length === 0) filters.delete(field);
  else filters.set(field, left);
  return { ...state, filters, page: 1 };
}

/** The number of the last page that the service returns, at least 1. */
export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(Math.min(total, DEEPEST) / PAGE_SIZE));
}
