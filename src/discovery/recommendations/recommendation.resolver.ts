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

  @Authenticated('Finds what the actor may view.')
  @Query(() => ListRecommendationsResult, {
    nullable: true,
    description: 'What most of the assets that the caller may see have in common.',
  })
  async listRecommendations(
    @Args('input', { description: 'Which recommendations to list.' }) input: ListRecommendationsInput,
    @Context() context: GraphqlContext,
  ): Promise<ListRecommendationsResult> {
    return { modules: await this.recommendations.list(input, context) };
  }
}
