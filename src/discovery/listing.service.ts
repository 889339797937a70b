import { Injectable } from '@nestjs/common';
import { defined } from '../foundation/common/given.js';
import type { EntityRef, GraphqlContext } from '../entities/index.js';
import { type SearchCriteria, SearchService, type SortCriterion } from '../search/index.js';
import { escapedQuery } from './search-scope.js';

/** Entities per page when the caller gives no count. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 20;

/** The common fields of inputs of listings. */
export interface ListingInput {
  readonly start?: number | null;
  readonly count?: number | null;
  readonly query?: string | null;
}

/** Options of a listing. */
export interface ListingOptions {
  /** Entity type to list. */
  readonly entityType: string;
  readonly criteria?: SearchCriteria;
  /** Whether there may be entities to list; absent = yes. */
  readonly mayHaveHits?: () => Promise<boolean>;
  /** Field to sort by in descending order; absent = best match first. */
  readonly newestBy?: string;
  /** Sort order that the caller requests; overrides `newestBy`. */
  readonly sort?: readonly SortCriterion[] | undefined;
  /** Entities per page if the input gives no count; absent = 20. */
  readonly count?: number;
}

/** A page of entities of one type. */
export interface Listing {
  readonly start: number;
  /** Requested number of entities. */
  readonly count: number;
  readonly total: number;
  readonly entities: EntityRef[];
  /** Urns of the page, including urns of types that do not implement `Entity` in GraphQL. */
  readonly urns: readonly string[];
}

/** Lists entities of one type page by page. */
@Injectable()
export class ListingService {
  constructor(private readonly search: SearchService) {}

  /** Returns a page of the entities that match the input's text; a blank text matches all entities. */
  async list(input: ListingInput, options: ListingOptions, { actor, entities }: GraphqlContext): Promise<Listing> {
    const { entityType, criteria, mayHaveHits } = options;
    const page = await this.search.search({
      viewer: actor,
      entityTypes: [entityType],
      ...defined({ baseCriteria: criteria, mayHaveHits }),
      query: escapedQuery(input.query ?? ''),
      sort: orderOf(options),
      start: input.start ?? 0,
      count: input.count ?? options.count ?? DEFAULT_COUNT,
      flags: { fulltext: true, skipAggregates: true, skipHighlighting: true, skipMatches: true },
    });
    const urns = page.entities.map(({ urn }) => urn);
    const refs = page.entities.flatMap(({ urn }) => entities.ref(urn) ?? []);
    return { start: page.start, count: page.count, total: page.total, entities: refs, urns };
  }
}

function orderOf({ newestBy, sort }: ListingOptions): readonly SortCriterion[] {
  if (sort !== undefined && sort.length > 0) return sort;
  return newestBy === undefined ? [] : [{ field: newestBy, order: 'DESCENDING' }];
}
