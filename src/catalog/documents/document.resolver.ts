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

  @Authenticated('Throws where the entity may not be viewed.')
  @Query(() => Document, { nullable: true, description: 'A document.' })
  document(
    @Args('urn', { description: 'Urn of the document.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(DOCUMENT.entityType, urn);
  }

  @Authenticated(
    'Finds what the actor may view; of what is not published, the own documents, or all with MANAGE_DOCUMENTS.',
  )
  @Query(() => SearchDocumentsResult, { description: 'Searches among the documents that the caller may see.' })
  searchDocuments(
    @Args('input', { description: 'Which documents to find.' }) input: SearchDocumentsInput,
    @Context() context: GraphqlContext,
  ): Promise<SearchDocumentsResult> {
    return this.documents.search(input, context);
  }
}
