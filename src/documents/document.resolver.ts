import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../auth/index.js';
import type { EntityRef, GraphqlContext } from '../entities/index.js';
import { DOCUMENT } from './document.mappings.js';
import { Document } from './document.model.js';

/** Queries for documents. */
@Resolver()
export class DocumentResolver {
  @Authenticated('Throws where the entity may not be viewed.')
  @Query(() => Document, { nullable: true, description: 'A document.' })
  document(
    @Args('urn', { description: 'Urn of the document.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(DOCUMENT.entityName, urn);
  }
}
