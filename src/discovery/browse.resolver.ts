import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../auth/index.js';
import { entityTypeOfEnum, type GraphqlContext } from '../entities/index.js';
import { BrowseInput, BrowsePathsInput, BrowseV2Input } from './browse.input.js';
import { BrowsePath, BrowseResults, BrowseResultsV2 } from './browse.model.js';
import { BrowseService } from './browse.service.js';

/** Queries of the browse trees. */
@Resolver()
export class BrowseResolver {
  constructor(private readonly trees: BrowseService) {}

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => BrowseResults, {
    nullable: true,
    description: 'Returns the contents of a node in the legacy browse tree of one entity type.',
  })
  browse(
    @Args('input', { description: 'The node.' }) input: BrowseInput,
    @Context() context: GraphqlContext,
  ): Promise<BrowseResults> {
    return this.trees.browse(input, context);
  }

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => BrowseResultsV2, { nullable: true, description: 'Returns the groups of a node in the browse tree.' })
  browseV2(
    @Args('input', { description: 'The node.' }) input: BrowseV2Input,
    @Context() context: GraphqlContext,
  ): Promise<BrowseResultsV2> {
    return this.trees.browseV2(input, context);
  }

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => [BrowsePath], {
    nullable: true,
    description: 'Returns the paths of an entity in the legacy browse tree.',
  })
  browsePaths(
    @Args('input', { description: 'The entity.' }) input: BrowsePathsInput,
    @Context() context: GraphqlContext,
  ): Promise<BrowsePath[]> {
    return this.trees.paths(entityTypeOfEnum(input.type), input.urn, context);
  }
}
