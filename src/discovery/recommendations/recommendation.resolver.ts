import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { ListRecommendationsInput } from './recommendation.input.js';
import { ListRecommendationsResult } from './recommendation.model.js';
import { RecommendationService } from './recommendation.service.js';

/** The query for recommendations. */
@Resolver()
export class RecommendationResolver {
  constructor(private readonly recommendations: RecommendationService) {}

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => ListRecommendationsResult, {
    nullable: true,
    description:
      'Lists recommendations: the most frequent platforms, domains, tags and terms of assets that the caller may view.',
  })
  async listRecommendations(
    @Args('input', { description: 'The recommendations to list.' }) input: ListRecommendationsInput,
    @Context() context: GraphqlContext,
  ): Promise<ListRecommendationsResult> {
    return { modules: await this.recommendations.list(input, context) };
  }
}
