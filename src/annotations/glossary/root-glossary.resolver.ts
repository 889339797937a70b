import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../auth/index.js';
import { type Listing, ListingService } from '../../discovery/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { GLOSSARY_NODE, GLOSSARY_TERM } from './glossary.mappings.js';
import { GetRootGlossaryEntitiesInput } from './root-glossary.input.js';
import { GetRootGlossaryNodesResult, GetRootGlossaryTermsResult } from './root-glossary.model.js';

const AT_THE_ROOT = [[{ field: 'hasParentNode', values: ['true'], negated: true }]];

/** Queries for the root of the business glossary. */
@Resolver()
export class RootGlossaryResolver {
  constructor(private readonly listings: ListingService) {}

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => GetRootGlossaryTermsResult, { nullable: true, description: 'Lists the terms without a parent.' })
  async getRootGlossaryTerms(
    @Args('input', { description: 'The page to return.' }) input: GetRootGlossaryEntitiesInput,
    @Context() context: GraphqlContext,
  ): Promise<GetRootGlossaryTermsResult> {
    const { start, total, entities } = await this.list(input, GLOSSARY_TERM.entityType, context);
    return { start, count: entities.length, total, terms: entities };
  }

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => GetRootGlossaryNodesResult, { nullable: true, description: 'Lists the term groups without a parent.' })
  async getRootGlossaryNodes(
    @Args('input', { description: 'The page to return.' }) input: GetRootGlossaryEntitiesInput,
    @Context() context: GraphqlContext,
  ): Promise<GetRootGlossaryNodesResult> {
    const { start, total, entities } = await this.list(input, GLOSSARY_NODE.entityType, context);
    return { start, count: entities.length, total, nodes: entities };
  }

  private list(input: GetRootGlossaryEntitiesInput, entityType: string, context: GraphqlContext): Promise<Listing> {
    return this.listings.list(input, { entityType, criteria: AT_THE_ROOT }, context);
  }
}
