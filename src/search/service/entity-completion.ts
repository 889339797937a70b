import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { WeightedField } from '../search-field.js';
import { SearchIndex } from '../search-index.port.js';
import type { CompletionQuery } from '../search-query.js';
import { SearchSchema } from '../search-schema.js';
import { TextPlanner } from '../text-planner.js';
import { FoundEntities } from './found-entities.js';
import { fieldsNamed } from './highlight-fields.js';
import { pageSize } from './page-window.js';
import { RestrictedHits } from './restricted-hits.js';
import { ScopeResolver } from './scope-resolver.js';
import type { AutocompletePage, TypedAutocompletePage } from './search-page.js';
import type { AutocompleteRequest } from './search-request.js';
import type { ResolvedScope } from './search-scope.js';

/** Default number of completions. Source: DataHub's `autoComplete`. */
const DEFAULT_LIMIT = 5;

/** Boost of the requested field. Source: DataHub's auto-complete. */
const ASKED_FIELD_BOOST = 10;

/** Completes texts that are being typed. */
@Injectable()
export class EntityCompletion {
  constructor(
    private readonly index: SearchIndex,
    private readonly schema: SearchSchema,
    private readonly planner: TextPlanner,
    private readonly scopes: ScopeResolver,
    private readonly found: FoundEntities,
    private readonly restricted: RestrictedHits,
  ) {}

  /** See `SearchService.autocomplete`. */
  async complete(request: AutocompleteRequest): Promise<AutocompletePage> {
    const { query } = request;
    const scope = await this.scopes.resolve(request);
    if (query.trim() === '' || scope.entityTypes.length === 0) return { query, suggestions: [] };
    const completions = await this.index.complete(this.query(request, scope));
    const urns = [...new Set(completions.map(({ urn }) => urn))];
    const existing = await this.found.existing(urns, scope.hidesRemoved);
    const found = completions.filter(({ urn }) => existing.has(urn));
    return { query, suggestions: await this.restricted.viewable(scope, found) };
  }

  /** See `SearchService.completionRequest`. */
  async completionRequest(request: AutocompleteRequest): Promise<JsonObject> {
    return this.index.completionRequest(this.query(request, await this.scopes.resolve(request)));
  }

  /** See `SearchService.autocompleteEach`. */
  async completeEach(
    request: AutocompleteRequest,
    entityTypes: readonly string[],
  ): Promise<readonly TypedAutocompletePage[]> {
    const able = entityTypes.filter(
      (type) => this.schema.entity(type) !== undefined && this.fields([type], request.field).length > 0,
    );
    const pages = able.map(async (entityType) => {
      return { entityType, ...(await this.complete({ ...request, entityTypes: [entityType] })) };
    });
    return (await Promise.all(pages)).filter(({ suggestions }) => suggestions.length > 0);
  }

  private query(request: AutocompleteRequest, scope: ResolvedScope): CompletionQuery {
    const { entityTypes, filter, restriction, flags } = scope;
    const fields = this.fields(entityTypes, request.field);
    if (fields.length === 0) throw invalidArgument(`field: ${request.field ?? ''} is not a field for completion.`);
    const { text, functions } = this.planner.plan(request.query, entityTypes, { fulltext: flags.fulltext !== false });
    const size = pageSize(request.limit ?? DEFAULT_LIMIT);
    return { entityTypes, text, fields, filter, restriction, functions, size };
  }

  private fields(entityTypes: readonly string[], asked: string | null | undefined): readonly WeightedField[] {
    if (asked == null || asked === '' || asked === 'urn') return this.schema.completionFields(entityTypes);
    const parts = fieldsNamed(this.schema, entityTypes, new Set([asked]));
    const chosen = ['partial', 'delimited', 'keyword'].flatMap((variant) =>
      parts.filter((part) => part.variant === variant),
    );
    return chosen.slice(0, 1).map((field) => ({ ...field, boost: ASKED_FIELD_BOOST }));
  }
}
