import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../auth/index.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { SearchDocumentsResult } from './document-listing.model.js';
import { DocumentSearchService } from './document-search.service.js';
import { DOCUMENT } from './document.mappings.js';
import { Document } from './document.model.js';
import { SearchDocumentsInput } from './search-documents.input.js';

/** Queries for documents. */
@Resolver()
export class DocumentResolver {
  constructor(private readonly documents: DocumentSearchService) {}

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => Document, { nullable: true, description: 'A document.' })
  document(
    @Args('urn', { description: 'Urn of the document.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(DOCUMENT.entityType, urn);
  }

  @Authenticated(
    'Finds documents that the actor may view; unpublished documents only if the actor owns them or has MANAGE_DOCUMENTS.',
  )
  @Query(() => SearchDocumentsResult, { description: 'Searches the documents that the actor may view.' })
  searchDocuments(
    @Args('input', { description: 'Conditions of the search.' }) input: SearchDocumentsInput,
    @Context() context: GraphqlContext,
  ): Promise<SearchDocumentsResult> {
    return this.documents.search(input, context);
  }
}
