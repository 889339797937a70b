import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, Privileged } from '../../../auth/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { MetadataAnalyticsInput } from './analytics.input.js';
import { AnalyticsChartGroup, Highlight } from './analytics.model.js';
import { AnalyticsService } from './analytics.service.js';

/** Charts of the entities in the catalog. The service does not record its own usage, so no chart shows it. */
@Resolver()
export class AnalyticsResolver {
  constructor(private readonly analytics: AnalyticsService) {}

  @Authenticated('Returns information about the service.')
  @Query(() => Boolean, {
    description: 'Returns whether charts are available; always true.',
    deprecationReason: 'Ask appConfig for analyticsConfig.',
  })
  isAnalyticsEnabled(): boolean {
    return true;
  }

  @Privileged('VIEW_ANALYTICS', 'GET_ANALYTICS_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS')
  @Query(() => [AnalyticsChartGroup], { description: 'Returns charts of all entities.' })
  async getAnalyticsCharts(@Context() context: GraphqlContext): Promise<AnalyticsChartGroup[]> {
    return [await this.analytics.landscape(context)];
  }

  @Privileged('VIEW_ANALYTICS', 'GET_ANALYTICS_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS')
  @Query(() => [Highlight], {
    description: 'Returns the number of entities by type, and how completely they are described.',
  })
  getHighlights(@Context() context: GraphqlContext): Promise<Highlight[]> {
    return this.analytics.highlights(context);
  }

  @Privileged('VIEW_ANALYTICS', 'GET_ANALYTICS_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS')
  @Query(() => [AnalyticsChartGroup], { description: 'Returns charts of the entities that match the input.' })
  async getMetadataAnalyticsCharts(
    @Args('input', { description: 'Entities that the charts count.' }) input: MetadataAnalyticsInput,
    @Context() context: GraphqlContext,
  ): Promise<AnalyticsChartGroup[]> {
    return [await this.analytics.choice(input, context)];
  }
}
