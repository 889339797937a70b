import type { SearchFilter } from './search-query.js';

/** For whom is searched. */
export interface SearchViewer {
  /** Urn of the user. */
  readonly urn: string;
  /** Whether it is the service itself, which finds everything. */
  readonly isSystem: boolean;
}

/**
 * What a viewer may find. Its filter becomes part of every query, so that hits, totals, facets, groups and completions
 * are those of the entities that the viewer may view, and of no others.
 */
export abstract class ViewRestriction {
  /**
   * The documents of `entityTypes` that the viewer may find; undefined = all of them. It lets no document pass that the
   * viewer may not view. Throws `ENGINE_UNAVAILABLE`.
   */
  abstract filterFor(
    viewer: SearchViewer,
    entityTypes: readonly string[],
  ): SearchFilter | undefined | Promise<SearchFilter | undefined>;

  /**
   * The documents of `entityTypes` of which the viewer may know at all, even unrecognizable; undefined = all of them.
   * Equal to `filterFor` where nothing else is restricted.
   */
  abstract knowableFor(
    viewer: SearchViewer,
    entityTypes: readonly string[],
  ): SearchFilter | undefined | Promise<SearchFilter | undefined>;

  /** Which of `urns` the viewer may view. Throws `ENGINE_UNAVAILABLE`. */
  abstract viewable(viewer: SearchViewer, urns: readonly string[]): Promise<ReadonlySet<string>>;

  /** A text that only `reveal` can read; what is concealed twice looks different each time. */
  abstract conceal(text: string): string;

  /** The text that `conceal` made unreadable. Throws `INVALID_ARGUMENT` for any other. */
  abstract reveal(concealed: string): string;
}

/** The filter that no document passes. */
export const NOTHING_PASSES: SearchFilter = [[{ fields: [], condition: 'EXISTS', values: [], negated: false }]];
