import { navigate, useSearch } from 'wouter/use-browser-location';

/** The last row that a list may begin with: what GraphQL takes for a number. */
const LAST_START = 2 ** 31 - 1;

/** Changes the query string of the address; without `isReplacement`, back returns to the present one. */
export type SetAddressQuery = (
  query: URLSearchParams | Readonly<Record<string, string>>,
  isReplacement?: boolean,
) => void;

const setAddressQuery: SetAddressQuery = (query, isReplacement = false) => {
  const text = new URLSearchParams(query).toString();
  navigate(window.location.pathname + (text === '' ? '' : `?${text}`), { replace: isReplacement });
};

/**
 * The query string of the address, and a function that changes it on the same page. Unlike the hook of the router, it
 * keeps percent signs, which queries and urns may contain.
 */
export function useAddressQuery(): readonly [query: URLSearchParams, setQuery: SetAddressQuery] {
  return [new URLSearchParams(useSearch()), setAddressQuery];
}

/** The index of the first row that an address names; 0 for what is no such index. */
export function startOf(params: URLSearchParams): number {
  const start = Number(params.get('start') ?? 0);
  return Number.isInteger(start) && start >= 0 && start <= LAST_START ? start : 0;
}
