import { Inject, Injectable } from '@nestjs/common';
import { SearchIndex } from '../search-index.port.js';
import type { SearchClause, SearchSuggestion } from '../search-query.js';
import { type SearchViewer, ViewRestriction } from '../view-restriction.port.js';
import { EVERYTHING } from './everything.js';
import type { FoundEntity, SearchFacet } from './search-page.js';
import type { ResolvedScope } from './search-scope.js';

/** Type under which entities are shown that the viewer may not view. */
const RESTRICTED = 'restricted';

/** What urns of such entities begin with; the rest tells nothing. */
export const RESTRICTED_URN = `urn:li:${RESTRICTED}:`;

/** The field that holds the names of entities of every type. */
const NAME = { name: '_entityName', kind: 'keyword' } as const;

/** What an answer holds beside the counts that a query restricts. */
type Limits = Pick<ResolvedScope, 'viewer' | 'restriction' | 'entityTypes'>;

/**
 * Takes out of answers what their viewer may not view, as far as the restriction of the query cannot. Nothing is done
 * where all may be viewed.
 */
@Injectable()
export class RestrictedHits {
  constructor(
    @Inject(ViewRestriction) private readonly views: ViewRestriction,
    @Inject(SearchIndex) private readonly index: SearchIndex,
  ) {}

  /** Whether a search shows hits that the viewer may not view, made unrecognizable. */
  areShown({ flags, restriction, knowable }: ResolvedScope): boolean {
    return flags.includeRestricted === true && restriction !== undefined && restriction !== knowable;
  }

  /** Whether the viewer may view one entity. */
  async mayView(viewer: SearchViewer, urn: string): Promise<boolean> {
    return (await this.views.viewable(viewer, [urn])).has(urn);
  }

  /**
   * The items whose urns may be viewed now, according to SQL: the index may be a moment behind, and a parent may stand
   * for a hit.
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

  /**
   * The entities with those that the viewer may not view made unrecognizable: without urn, type, score, matches and
   * place in the order.
   */
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

  /** The suggestions that are names of entities which the viewer may find; engines take them from all names. */
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

  /** A place in an order of which some hits may be concealed, as the caller sees it. */
  concealPlace(place: string): string {
    return this.views.conceal(place);
  }

  /** What `concealPlace` made of a place. Throws `INVALID_ARGUMENT` for anything else. */
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
