import { Injectable } from '@nestjs/common';
import type { EntityRef, GraphqlContext } from '../entities/index.js';
import { type SearchCriteria, SearchService, type SortCriterion } from '../search/index.js';
import { escapedQuery } from './search-scope.js';

/** Entities of a page when the caller does not say. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 20;

/** What the inputs of listings have in common. */
export interface ListingInput {
  readonly start?: number | null;
  readonly count?: number | null;
  readonly query?: string | null;
}

/** Which entities are listed, and how. */
export interface ListingOptions {
  /** Name of the model. */
  readonly entityType: string;
  readonly criteria?: SearchCriteria;
  /** Field to sort by, the greatest value first; absent = the best match first. */
  readonly newestBy?: string;
  /** The order that the caller asks for; goes before `newestBy`. */
  readonly sort?: readonly SortCriterion[] | undefined;
  /** Entities of a page when the input does not say; 20 when absent. */
  readonly count?: number;
}

/** A page of entities of one kind. */
export interface Listing {
  readonly start: number;
  /** Entities that were asked for. */
  readonly count: number;
  readonly total: number;
  readonly entities: EntityRef[];
  /** Urns of the page, also of kinds that are no entities in GraphQL. */
  readonly urns: readonly string[];
}

/** Lists entities of one kind page by page. */
@Injectable()
export class ListingService {
  constructor(private readonly search: SearchService) {}

  /** A page of the entities that match the input's text; all for a blank text. */
  async list(input: ListingInput, options: ListingOptions, { actor, entities }: GraphqlContext): Promise<Listing> {
    const { entityType, criteria } = options;
    const page = await this.search.search({
      viewer: actor,
      entityTypes: [entityType],
      ...(criteria !== undefined && { baseCriteria: criteria }),
      query: escapedQuery(input.query ?? ''),
      sort: orderOf(options),
      start: input.start ?? 0,
      count: input.count ?? options.count ?? DEFAULT_COUNT,
      flags: { fulltext: true, skipAggregates: true, skipHighlighting: true },
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
