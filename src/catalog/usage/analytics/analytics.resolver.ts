import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, Privileged } from '../../../auth/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { MetadataAnalyticsInput } from './analytics.input.js';
import { AnalyticsChartGroup, Highlight } from './analytics.model.js';
import { AnalyticsService } from './analytics.service.js';

/** Charts of what entities there are. Nothing is recorded of how the service is used, so there are none of that. */
@Resolver()
export class AnalyticsResolver {
  constructor(private readonly analytics: AnalyticsService) {}

  @Authenticated('Tells of the service.')
  @Query(() => Boolean, {
    description: 'Whether there are charts to look at: always true.',
    deprecationReason: 'Ask appConfig for analyticsConfig.',
  })
  isAnalyticsEnabled(): boolean {
    return true;
  }

  @Privileged('VIEW_ANALYTICS', 'GET_ANALYTICS_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS')
  @Query(() => [AnalyticsChartGroup], { description: 'Charts of all entities.' })
  async getAnalyticsCharts(@Context() context: GraphqlContext): Promise<AnalyticsChartGroup[]> {
    return [await this.analytics.landscape(context)];
  }

  @Privileged('VIEW_ANALYTICS', 'GET_ANALYTICS_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS')
  @Query(() => [Highlight], { description: 'How many entities there are, and how well they are described.' })
  getHighlights(@Context() context: GraphqlContext): Promise<Highlight[]> {
    return this.analytics.highlights(context);
  }

  @Privileged('VIEW_ANALYTICS', 'GET_ANALYTICS_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS')
  @Query(() => [AnalyticsChartGroup], { description: 'Charts of a choice of entities.' })
  async getMetadataAnalyticsCharts(
    @Args('input', { description: 'Which entities the charts are of.' }) input: MetadataAnalyticsInput,
    @Context() context: GraphqlContext,
  ): Promise<AnalyticsChartGroup[]> {
    return [await this.analytics.choice(input, context)];
  }
}
