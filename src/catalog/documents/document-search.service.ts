import { Injectable } from '@nestjs/common';
import { type Actor, Authorizer, PRIVILEGES, UserDirectory } from '../../auth/index.js';
import { type DiscoveryInput, DiscoveryService } from '../../discovery/index.js';
import { EntityType, type GraphqlContext } from '../../entities/index.js';
import type { SearchCriterion } from '../../search/index.js';
import { type DocumentConditions, documentConditions, shownDocuments } from './document-conditions.js';
import type { DocumentState } from './document-info.model.js';
import type { SearchDocumentsResult } from './document-listing.model.js';

/** Default number of documents about an asset on a page. Source: DataHub's GraphQL. */
const RELATED_COUNT = 100;

/** Default number of documents on a page. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 20;

const SHOWN_EVERYWHERE: SearchCriterion = { field: 'showInGlobalContext', values: ['false'], negated: true };

/** Searches include all lifecycle stages, since `shownDocuments` selects them. */
const FLAGS = { includeHiddenLifecycleStages: true, skipHighlighting: true };

/** The page and the order of a search for documents. */
type DocumentPage = Pick<DiscoveryInput, 'query' | 'start' | 'count' | 'viewUrn' | 'sortInput'>;

/** Searches documents. Only owners and actors who manage documents find unpublished documents. */
@Injectable()
export class DocumentSearchService {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly authorizer: Authorizer,
    private readonly users: UserDirectory,
  ) {}

  /** Returns a page of documents that searches show; newest first unless the input gives an order. */
  search(
    input: DocumentPage & DocumentConditions & { readonly states?: readonly DocumentState[] | null },
    context: GraphqlContext,
  ): Promise<SearchDocumentsResult> {
    const conditions = [...documentConditions(input), SHOWN_EVERYWHERE];
    return this.page({ ...input, count: input.count ?? DEFAULT_COUNT }, conditions, 'createdAt', context);
  }

  /**
   * Returns a page of the documents about an asset; the most recently changed first unless the input gives an order.
   */
  related(
    asset: string,
    input: DocumentPage & DocumentConditions,
    context: GraphqlContext,
  ): Promise<SearchDocumentsResult> {
    const conditions = documentConditions({ ...input, relatedAssets: [asset] });
    return this.page({ ...input, count: input.count ?? RELATED_COUNT }, conditions, 'lastModifiedAt', context);
  }

  private async page(
    input: DocumentPage & { readonly states?: readonly DocumentState[] | null },
    conditions: readonly SearchCriterion[],
    newestBy: string,
    context: GraphqlContext,
  ): Promise<SearchDocumentsResult> {
    const shown = shownDocuments(input.states, await this.ownersFor(context.actor));
    const found = await this.discovery.searchAcross(
      { ...pageOf(input), types: [EntityType.DOCUMENT], searchFlags: FLAGS },
      context,
      {
        baseCriteria: shown.map((group) => [...group, ...conditions]),
        defaultSort: [{ field: newestBy, order: 'DESCENDING' }],
      },
    );
    const { start, count, total, searchResults, facets } = found;
    return { start, count, total, documents: searchResults.map(({ entity }) => entity), facets: facets ?? [] };
  }

  private async ownersFor(actor: Actor): Promise<readonly string[] | undefined> {
    if (await this.authorizer.can(actor, [PRIVILEGES.MANAGE_DOCUMENTS])) return undefined;
    const { groups } = await this.users.membershipsOf(actor.urn);
    return [actor.urn, ...groups];
  }
}

function pageOf({ query, start, count, viewUrn = null, sortInput = null }: DocumentPage): DiscoveryInput {
  return { query: query ?? '*', start: start ?? 0, count: count ?? null, viewUrn, sortInput };
}
