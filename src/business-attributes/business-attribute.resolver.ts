import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../auth/index.js';
import type { EntityRef, GraphqlContext } from '../entities/index.js';
import { BUSINESS_ATTRIBUTE } from './business-attribute.mappings.js';
import { BusinessAttribute } from './business-attribute.model.js';

/** Queries for business attributes. */
@Resolver()
export class BusinessAttributeResolver {
  @Authenticated('Throws where the entity may not be viewed.')
  @Query(() => BusinessAttribute, { nullable: true, description: 'A business attribute.' })
  businessAttribute(
    @Args('urn', { description: 'Urn of the attribute.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(BUSINESS_ATTRIBUTE.entityName, urn);
  }
}
