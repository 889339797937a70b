import type { SearchFilter } from './search-query.js';

/** The actor for whom a search is run. */
export interface SearchViewer {
  /** Urn of the user. */
  readonly urn: string;
  /** Whether the viewer is the service itself, which finds everything. */
  readonly isSystem: boolean;
}

/**
 * Restricts what a viewer may find. Its filter becomes part of every query, so that hits, totals, facets, groups and
 * completions cover only entities that the viewer may view.
 */
export abstract class ViewRestriction {
  /**
   * The documents of `entityTypes` that the viewer may find; undefined = all of them. Accepts only documents that the
   * viewer may view. Throws `ENGINE_UNAVAILABLE`.
   */
  abstract filterFor(
    viewer: SearchViewer,
    entityTypes: readonly string[],
  ): SearchFilter | undefined | Promise<SearchFilter | undefined>;

  /**
   * The documents of `entityTypes` whose existence the viewer may learn, in concealed form; undefined = all of them.
   * Equal to `filterFor` if nothing else is restricted.
   */
  abstract knowableFor(
    viewer: SearchViewer,
    entityTypes: readonly string[],
  ): SearchFilter | undefined | Promise<SearchFilter | undefined>;

  /** Which of `urns` the viewer may view. Throws `ENGINE_UNAVAILABLE`. */
  abstract viewable(viewer: SearchViewer, urns: readonly string[]): Promise<ReadonlySet<string>>;

  /** Encrypts a text so that only `reveal` can read it; each call returns a different result. */
  abstract conceal(text: string): string;

  /** Decrypts a text from `conceal`. Throws `INVALID_ARGUMENT` for any other text. */
  abstract reveal(concealed: string): string;
}

/** The filter that matches no document. */
export const NOTHING_PASSES: SearchFilter = [[{ fields: [], condition: 'EXISTS', values: [], negated: false }]];
