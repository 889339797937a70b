import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../../auth/index.js';
import { ListingService } from '../../../discovery/index.js';
import type { EntityRef, GraphqlContext } from '../../../entities/index.js';
import { ListBusinessAttributesResult } from './business-attribute-listing.model.js';
import { BUSINESS_ATTRIBUTE } from './business-attribute.mappings.js';
import { BusinessAttribute } from './business-attribute.model.js';
import { ListBusinessAttributesInput } from './list-business-attributes.input.js';

/** Queries for business attributes. */
@Resolver()
export class BusinessAttributeResolver {
  constructor(private readonly listing: ListingService) {}

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => BusinessAttribute, { nullable: true, description: 'A business attribute.' })
  businessAttribute(
    @Args('urn', { description: 'Urn of the attribute.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(BUSINESS_ATTRIBUTE.entityType, urn);
  }

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => ListBusinessAttributesResult, {
    nullable: true,
    description: 'Lists business attributes, best match first.',
  })
  async listBusinessAttributes(
    @Args('input', { description: 'The page to return.' }) input: ListBusinessAttributesInput,
    @Context() context: GraphqlContext,
  ): Promise<ListBusinessAttributesResult> {
    const options = { entityType: BUSINESS_ATTRIBUTE.entityType };
    const { entities, ...page } = await this.listing.list(input, options, context);
    return { ...page, businessAttributes: entities };
  }
}
