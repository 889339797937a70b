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
import { AssetUpdateService, type UpdatableType } from './asset-update.service.js';
import { UPDATING_ASSETS } from './asset-update.demands.js';

/** Mutations that replace whole aspects of assets and return the assets. */
@Resolver()
export class AssetUpdateResolver {
  constructor(private readonly updates: AssetUpdateService) {}

  @AuthorizedInside(UPDATING_ASSETS)
  @Mutation(() => Dataset, { nullable: true, description: 'Replaces metadata of a dataset and returns it.' })
  updateDataset(
    @Args('urn', { description: 'Urn of the dataset.' }) urn: string,
    @Args('input', { description: 'The metadata to replace.' }) update: DatasetUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return this.one('dataset', urn, update, context);
  }

  @AuthorizedInside(UPDATING_ASSETS)
  @Mutation(() => [Dataset], {
    nullable: 'itemsAndList',
    description: 'Replaces metadata of all given datasets or of none, and returns the datasets.',
  })
  async updateDatasets(
    @Args('input', {
      description: 'The datasets and their metadata to replace.',
      type: () => [BatchDatasetUpdateInput],
    })
    input: BatchDatasetUpdateInput[],
    @Context() context: GraphqlContext,
  ): Promise<(EntityRef | null)[]> {
    await this.updates.update('dataset', input, context);
    return input.map(({ urn }) => context.entities.ref(urn));
  }

  @AuthorizedInside(UPDATING_ASSETS)
  @Mutation(() => Chart, { nullable: true, description: 'Replaces metadata of a chart and returns it.' })
  updateChart(
    @Args('urn', { description: 'Urn of the chart.' }) urn: string,
    @Args('input', { description: 'The metadata to replace.' }) update: ChartUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return this.one('chart', urn, update, context);
  }

  @AuthorizedInside(UPDATING_ASSETS)
  @Mutation(() => Dashboard, { nullable: true, description: 'Replaces metadata of a dashboard and returns it.' })
  updateDashboard(
    @Args('urn', { description: 'Urn of the dashboard.' }) urn: string,
    @Args('input', { description: 'The metadata to replace.' }) update: DashboardUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return this.one('dashboard', urn, update, context);
  }

  @AuthorizedInside(UPDATING_ASSETS)
  @Mutation(() => DataFlow, { nullable: true, description: 'Replaces metadata of a data flow and returns it.' })
  updateDataFlow(
    @Args('urn', { description: 'Urn of the data flow.' }) urn: string,
    @Args('input', { description: 'The metadata to replace.' }) update: DataFlowUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return this.one('dataFlow', urn, update, context);
  }

  @AuthorizedInside(UPDATING_ASSETS)
  @Mutation(() => DataJob, { nullable: true, description: 'Replaces metadata of a data job and returns it.' })
  updateDataJob(
    @Args('urn', { description: 'Urn of the data job.' }) urn: string,
    @Args('input', { description: 'The metadata to replace.' }) update: DataJobUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return this.one('dataJob', urn, update, context);
  }

  @AuthorizedInside(UPDATING_ASSETS)
  @Mutation(() => Notebook, { nullable: true, description: 'Replaces metadata of a notebook and returns it.' })
  updateNotebook(
    @Args('urn', { description: 'Urn of the notebook.' }) urn: string,
    @Args('input', { description: 'The metadata to replace.' }) update: NotebookUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return this.one('notebook', urn, update, context);
  }

  private async one(
    entityType: UpdatableType,
    urn: string,
    update: DatasetUpdateInput,
    context: GraphqlContext,
  ): Promise<EntityRef | null> {
    await this.updates.update(entityType, [{ urn, update }], context);
    return context.entities.ref(urn);
  }
}
