import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../auth/index.js';
import { entityTypeOfEnum, type GraphqlContext } from '../entities/index.js';
import { BrowseInput, BrowsePathsInput, BrowseV2Input } from './browse.input.js';
import { BrowsePath, BrowseResults, BrowseResultsV2 } from './browse.model.js';
import { BrowseService } from './browse.service.js';

/** Queries that walk the browse trees. */
@Resolver()
export class BrowseResolver {
  constructor(private readonly trees: BrowseService) {}

  @Authenticated('Finds what the actor may view.')
  @Query(() => BrowseResults, {
    nullable: true,
    description: 'What lies at a place in the older browse tree of one kind of entities.',
  })
  browse(
    @Args('input', { description: 'The place.' }) input: BrowseInput,
    @Context() context: GraphqlContext,
  ): Promise<BrowseResults> {
    return this.trees.browse(input, context);
  }

  @Authenticated('Finds what the actor may view.')
  @Query(() => BrowseResultsV2, { nullable: true, description: 'The groups at a place in the browse tree.' })
  browseV2(
    @Args('input', { description: 'The place.' }) input: BrowseV2Input,
    @Context() context: GraphqlContext,
  ): Promise<BrowseResultsV2> {
    return this.trees.browseV2(input, context);
  }

  @Authenticated('Finds what the actor may view.')
  @Query(() => [BrowsePath], { nullable: true, description: 'The places of an entity in the older browse tree.' })
  browsePaths(
    @Args('input', { description: 'The entity.' }) input: BrowsePathsInput,
    @Context() context: GraphqlContext,
  ): Promise<BrowsePath[]> {
    return this.trees.paths(entityTypeOfEnum(input.type), input.urn, context);
  }
}
