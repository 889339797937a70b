import { Injectable } from '@nestjs/common';
import { SEARCHING } from '../../../auth/index.js';
import { SearchService } from '../../../search/index.js';
import { readFilter } from '../protocol/filter.js';
import { integer, optional, record, text, type ValuesOf } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { SearchAccess } from './search-access.js';
import { readFlags } from './search-parameters.js';
import { RestliDemands } from '../protocol/restli-demands.js';

const parameters = {
  entity: text(),
  query: text(),
  field: optional(text()),
  filter: optional(record()),
  limit: integer(),
  searchFlags: optional(record()),
};

/** Values that complete a text, and the entities with these values. */
interface AutoCompleteResult {
  readonly query: string;
  readonly suggestions: readonly string[];
  /** One for each suggestion. */
  readonly entities: readonly { readonly urn: string }[];
}

/** Completions on `/entities`. */
@RestliDemands({ autocomplete: SEARCHING })
@Injectable()
export class SearchAutocompleteResource implements RestliResource {
  constructor(
    private readonly searchService: SearchService,
    private readonly access: SearchAccess,
  ) {}

  readonly resource = 'entities';

  readonly actions = [action('autocomplete', parameters, (asked, call) => this.autocomplete(asked, call))];

  private async autocomplete(asked: ValuesOf<typeof parameters>, call: RestliCall): Promise<AutoCompleteResult> {
    const { entity, query, field, filter, limit, searchFlags } = asked;
    await this.access.requireTypes(call, [entity]);
    const { suggestions } = await this.searchService.autocomplete({
      viewer: call.actor,
      entityTypes: [entity],
      query,
      field,
      criteria: readFilter(filter),
      limit,
      flags: readFlags(searchFlags, true),
    });
    await this.access.requireHits(
      call,
      suggestions.map(({ urn }) => urn),
    );
    return {
      query,
      suggestions: suggestions.map((suggestion) => suggestion.text),
      entities: suggestions.map(({ urn }) => ({ urn })),
    };
  }
}
