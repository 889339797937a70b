import { useCallback } from 'react';
import { startOf, useAddressQuery } from '../../shell/address.js';

/** Changes of the query string of the address; an empty text removes a parameter. */
export type UrlChanges = Readonly<Record<string, string>>;

/** Reads and changes the query string, which holds the state of the page, so that reload and back work. */
export interface UrlState {
  /** The value of a parameter; empty if it is absent. */
  readonly get: (name: string) => string;
  /** Index of the first row of the list; 0 if the address has none, or one that cannot be. */
  readonly start: number;
  /** Changes parameters. Steps back lead to the former ones, unless `isTyping`. */
  readonly set: (changes: UrlChanges, isTyping?: boolean) => void;
}

/** The state of the page in its address. */
export function useUrlState(): UrlState {
  const [params, setQuery] = useAddressQuery();
  const set = useCallback(
    (changes: UrlChanges, isTyping = false) =>
      setQuery(withChanges(new URLSearchParams(window.location.search), changes), isTyping),
    [setQuery],
  );
  return { get: (name) => params.get(name) ?? '', start: startOf(params), set };
}

/** A copy of `earlier` with the changes. */
export function withChanges(earlier: URLSearchParams, changes: UrlChanges): URLSearchParams {
  const next = new URLSearchParams(earlier);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
