import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../foundation/common/errors.js';
import { entityTypeOfEnum, type EntityRef, enumOfEntityType, type GraphqlContext } from '../entities/index.js';
import { AUTOCOMPLETE_ENTITY_TYPES, type AutocompletePage, SearchService } from '../search/index.js';
import type { AutoCompleteInput, AutoCompleteMultipleInput } from './autocomplete.input.js';
import type { AutoCompleteMultipleResults, AutoCompleteResults } from './autocomplete.model.js';
import { criteriaOf, entityNamesOf, escapedQuery } from './search-scope.js';
import { ViewReader } from './view-reader.js';

/** Completes texts with names of entities. */
@Injectable()
export class AutocompleteService {
  constructor(
    private readonly search: SearchService,
    private readonly views: ViewReader,
  ) {}

  /** Returns suggestions from entities of one type. Throws `INVALID_ARGUMENT` for a blank text or a missing type. */
  async one(input: AutoCompleteInput, context: GraphqlContext): Promise<AutoCompleteResults> {
    requireQuery(input.query);
    if (input.type == null) throw invalidArgument("'type' must name the kind of entities to complete from");
    const page = await this.search.autocomplete({
      viewer: context.actor,
      entityTypes: [entityTypeOfEnum(input.type)],
      criteria: criteriaOf(input.orFilters, input.filters),
      query: input.query,
      field: input.field,
      limit: input.limit,
    });
    return { query: escapedQuery(input.query), ...(await shown(page, context)) };
  }

  /**
   * Returns suggestions grouped by entity type, of the types of the view if the input names none; types without
   * suggestions are omitted. Throws `INVALID_ARGUMENT` for a blank text.
   */
  async several(input: AutoCompleteMultipleInput, context: GraphqlContext): Promise<AutoCompleteMultipleResults> {
    requireQuery(input.query);
    const view = await this.views.read(input.viewUrn, context.actor);
    const request = {
      viewer: context.actor,
      criteria: criteriaOf(input.orFilters, input.filters),
      view,
      query: input.query,
      field: input.field,
      limit: input.limit,
    };
    const viewed = view?.entityTypes ?? [];
    const fallback = viewed.length === 0 ? AUTOCOMPLETE_ENTITY_TYPES : viewed;
    const pages = await this.search.autocompleteEach(request, entityNamesOf(input.types, fallback));
    const all = await Promise.all(
      pages.map(async (page) => ({ type: enumOfEntityType(page.entityType), ...(await shown(page, context)) })),
    );
    return { query: escapedQuery(input.query), suggestions: all.filter(({ entities }) => entities.length > 0) };
  }
}

function requireQuery(query: string): void {
  if (query.trim() === '') throw invalidArgument("'query' parameter can not be null or empty");
}

/** Returns the suggestions whose entities have a GraphQL type and are visible to the caller. */
async function shown(
  { suggestions }: AutocompletePage,
  { entities }: GraphqlContext,
): Promise<{ suggestions: string[]; entities: EntityRef[] }> {
  const viewable = await entities.viewable(suggestions, ({ urn }) => urn);
  const kept = viewable.flatMap(({ text, urn }) => {
    const entity = entities.ref(urn);
    return entity === null ? [] : [{ text, entity }];
  });
  return { suggestions: kept.map(({ text }) => text), entities: kept.map(({ entity }) => entity) };
}
