import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../../auth/index.js';
import type { EntityRef, GraphqlContext } from '../../../entities/index.js';
import { CHART } from './chart.mappings.js';
import { Chart } from './chart.model.js';
import { DASHBOARD } from './dashboard.mappings.js';
import { Dashboard } from './dashboard.model.js';
import { NOTEBOOK } from './notebook.mappings.js';
import { Notebook } from './notebook.model.js';

/** Queries for charts, dashboards and notebooks. */
@Resolver()
export class ChartResolver {
  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => Chart, { nullable: true, description: 'A chart.' })
  chart(
    @Args('urn', { description: 'Urn of the chart.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(CHART.entityType, urn);
  }

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => Dashboard, { nullable: true, description: 'A dashboard.' })
  dashboard(
    @Args('urn', { description: 'Urn of the dashboard.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(DASHBOARD.entityType, urn);
  }

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => Notebook, { nullable: true, description: 'A notebook.' })
  notebook(
    @Args('urn', { description: 'Urn of the notebook.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(NOTEBOOK.entityType, urn);
  }
}
