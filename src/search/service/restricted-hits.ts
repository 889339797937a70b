import { Injectable } from '@nestjs/common';
import { ENTITY_NAME } from '../search-field.js';
import { SearchIndex } from '../search-index.port.js';
import type { SearchClause, SearchSuggestion } from '../search-query.js';
import { type SearchViewer, ViewRestriction } from '../view-restriction.port.js';
import { EVERYTHING } from './everything.js';
import type { FoundEntity, SearchFacet } from './search-page.js';
import type { ResolvedScope } from './search-scope.js';

/** Type under which entities that the viewer may not view are returned. */
const RESTRICTED = 'restricted';

/** Prefix of the urns of such entities; the rest reveals nothing. */
export const RESTRICTED_URN = `urn:li:${RESTRICTED}:`;

const NAME = { name: ENTITY_NAME, kind: 'keyword' } as const;

/** The parts of a response that the query's restriction does not cover. */
type Limits = Pick<ResolvedScope, 'viewer' | 'restriction' | 'entityTypes'>;

/**
 * Removes from responses what their viewer may not view and the query's restriction does not cover. Does nothing if the
 * viewer may view everything.
 */
@Injectable()
export class RestrictedHits {
  constructor(
    private readonly views: ViewRestriction,
    private readonly index: SearchIndex,
  ) {}

  /** Whether a search returns hits that the viewer may not view, in concealed form. */
  areShown({ flags, restriction, knowable }: ResolvedScope): boolean {
    return flags.includeRestricted === true && restriction !== undefined && restriction !== knowable;
  }

  /** Whether the viewer may view one entity. */
  async mayView(viewer: SearchViewer, urn: string): Promise<boolean> {
    return (await this.views.viewable(viewer, [urn])).has(urn);
  }

  /**
   * The items whose urns may currently be viewed according to SQL: the index may lag, and a parent may represent a hit.
   */
  async viewable<Item extends { readonly urn: string }>(
    { viewer, restriction }: Limits,
    items: readonly Item[],
  ): Promise<readonly Item[]> {
    if (restriction === undefined || items.length === 0) return items;
    const viewable = await this.views.viewable(
      viewer,
      items.map(({ urn }) => urn),
    );
    return items.filter(({ urn }) => viewable.has(urn));
  }

  /** Conceals the entities that the viewer may not view: removes urn, type, score, matches and position. */
  async concealed({ viewer }: Limits, entities: readonly FoundEntity[]): Promise<readonly FoundEntity[]> {
    const viewable = await this.views.viewable(
      viewer,
      entities.map(({ urn }) => urn),
    );
    return entities.map((entity) => {
      const scrollId = this.views.conceal(entity.scrollId);
      if (viewable.has(entity.urn)) return { ...entity, scrollId };
      const urn = RESTRICTED_URN + this.views.conceal(entity.urn);
      return { urn, entityType: RESTRICTED, score: 0, matchedFields: [], scrollId };
    });
  }

  /** The facets without values that are urns of entities which the viewer may not view. */
  async facets({ viewer, restriction }: Limits, facets: readonly SearchFacet[]): Promise<readonly SearchFacet[]> {
    if (restriction === undefined) return facets;
    const urns = new Set(facets.flatMap(({ values }) => values.flatMap(({ entity }) => entity ?? [])));
    const viewable = await this.views.viewable(viewer, [...urns]);
    const shown = facets.map((facet) => {
      return { ...facet, values: facet.values.filter(({ entity }) => entity === undefined || viewable.has(entity)) };
    });
    return shown.filter(({ values }) => values.length > 0);
  }

  /** The suggestions that are names of entities which the viewer may find; engines suggest from all names. */
  async suggestions(limits: Limits, suggestions: readonly SearchSuggestion[]): Promise<readonly SearchSuggestion[]> {
    if (limits.restriction === undefined) return suggestions;
    const counted = await Promise.all(
      suggestions.map(async (suggestion) => ({
        ...suggestion,
        frequency: await this.countNamed(suggestion.text, limits),
      })),
    );
    return counted.filter(({ frequency }) => frequency > 0);
  }

  /** Encrypts a position in an order that may contain concealed hits, for the caller. */
  concealPlace(place: string): string {
    return this.views.conceal(place);
  }

  /** Reverses `concealPlace`. Throws `INVALID_ARGUMENT` for any other text. */
  revealPlace(concealed: string): string {
    return this.views.reveal(concealed);
  }

  private async countNamed(name: string, { entityTypes, restriction }: Limits): Promise<number> {
    const clause: SearchClause = { fields: [NAME], condition: 'IEQUAL', values: [name], negated: false };
    const { total } = await this.index.search({
      entityTypes,
      plan: EVERYTHING,
      filter: [[clause]],
      restriction,
      sort: [],
      from: 0,
      size: 0,
      facets: [],
      highlight: undefined,
      suggests: false,
    });
    return total;
  }
}
