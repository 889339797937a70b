import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../../auth/index.js';
import { Chart, Dashboard, Notebook } from '../charts/index.js';
import { Dataset } from '../datasets/index.js';
import type { EntityRef, GraphqlContext } from '../../../entities/index.js';
import { DataFlow, DataJob } from '../pipelines/index.js';
import {
  BatchDatasetUpdateInput,
  ChartUpdateInput,
  DashboardUpdateInput,
  DataFlowUpdateInput,
  DataJobUpdateInput,
  DatasetUpdateInput,
  NotebookUpdateInput,
} from './asset-update.input.js';
import { AssetUpdateService } from './asset-update.service.js';
import { UPDATING_ASSETS } from './asset-update.demands.js';

/** Mutations that replace whole parts of what is known of assets. Each answers the asset. */
@Resolver()
export class AssetUpdateResolver {
  constructor(private readonly updates: AssetUpdateService) {}

  @AuthorizedInside(UPDATING_ASSETS)
  @Mutation(() => Dataset, { nullable: true, description: 'Replaces parts of what is known of a dataset.' })
  updateDataset(
    @Args('urn', { description: 'Urn of the dataset.' }) urn: string,
    @Args('input', { description: 'The parts.' }) update: DatasetUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return this.one('dataset', urn, update, context);
  }

  @AuthorizedInside(UPDATING_ASSETS)
  @Mutation(() => [Dataset], {
    nullable: 'itemsAndList',
    description: 'Replaces parts of what is known of several datasets, of all or none.',
  })
  async updateDatasets(
    @Args('input', { description: 'The datasets and the parts.', type: () => [BatchDatasetUpdateInput] })
    input: BatchDatasetUpdateInput[],
    @Context() context: GraphqlContext,
  ): Promise<(EntityRef | null)[]> {
    await this.updates.update('dataset', input, context);
    return input.map(({ urn }) => context.entities.ref(urn));
  }

  @AuthorizedInside(UPDATING_ASSETS)
  @Mutation(() => Chart, { nullable: true, description: 'Replaces parts of what is known of a chart.' })
  updateChart(
    @Args('urn', { description: 'Urn of the chart.' }) urn: string,
    @Args('input', { description: 'The parts.' }) update: ChartUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return this.one('chart', urn, update, context);
  }

  @AuthorizedInside(UPDATING_ASSETS)
  @Mutation(() => Dashboard, { nullable: true, description: 'Replaces parts of what is known of a dashboard.' })
  updateDashboard(
    @Args('urn', { description: 'Urn of the dashboard.' }) urn: string,
    @Args('input', { description: 'The parts.' }) update: DashboardUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return this.one('dashboard', urn, update, context);
  }

  @AuthorizedInside(UPDATING_ASSETS)
  @Mutation(() => DataFlow, { nullable: true, description: 'Replaces parts of what is known of a pipeline.' })
  updateDataFlow(
    @Args('urn', { description: 'Urn of the pipeline.' }) urn: string,
    @Args('input', { description: 'The parts.' }) update: DataFlowUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return this.one('dataFlow', urn, update, context);
  }

  @AuthorizedInside(UPDATING_ASSETS)
  @Mutation(() => DataJob, { nullable: true, description: 'Replaces parts of what is known of a task.' })
  updateDataJob(
    @Args('urn', { description: 'Urn of the task.' }) urn: string,
    @Args('input', { description: 'The parts.' }) update: DataJobUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return this.one('dataJob', urn, update, context);
  }

  @AuthorizedInside(UPDATING_ASSETS)
  @Mutation(() => Notebook, { nullable: true, description: 'Replaces parts of what is known of a notebook.' })
  updateNotebook(
    @Args('urn', { description: 'Urn of the notebook.' }) urn: string,
    @Args('input', { description: 'The parts.' }) update: NotebookUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return this.one('notebook', urn, update, context);
  }

  private async one(
    entityType: string,
    urn: string,
    update: DatasetUpdateInput,
    context: GraphqlContext,
  ): Promise<EntityRef | null> {
    await this.updates.update(entityType, [{ urn, update }], context);
    return context.entities.ref(urn);
  }
}
