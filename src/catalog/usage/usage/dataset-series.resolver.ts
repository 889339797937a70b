import { Int, ResolveField, Resolver } from '@nestjs/graphql';
import { PRIVILEGES, type Privilege } from '../../../auth/index.js';
import { type EntityRef, FieldArgument, type GraphqlContext, Long } from '../../../entities/index.js';
import { type AspectDeclaration, datasetProfile, datasetUsageStatistics, operation } from '../../../model/index.js';
import { TimeseriesStore } from '../../../timeseries/index.js';
import { Dataset } from '../../assets/datasets/index.js';
import { DatasetProfile } from './dataset-profile.model.js';
import { Figures } from './figures.js';
import { FilterInput } from './filter.input.js';
import { Operation } from './operation.model.js';
import { OperationsStatsInput } from './operations-stats.input.js';
import { OperationsQueryResult } from './operations-stats.model.js';
import { OperationsStatsService } from './operations-stats.service.js';
import { seriesValues, type ValuesArguments } from './series-values.js';
import { toDatasetProfile, toOperation } from './stored-values.js';
import { TimeseriesCapabilitiesResult } from './timeseries-capabilities.model.js';

const START = { nullable: true, description: 'Start of the time window, in milliseconds since 1970.' };
const END = { nullable: true, description: 'End of the time window, in milliseconds since 1970.' };
const LIMIT = { nullable: true, description: 'Maximum number of values to return; 5,000 if absent.' };

const { VIEW_DATASET_OPERATIONS, VIEW_DATASET_PROFILE, VIEW_DATASET_USAGE } = PRIVILEGES;

/** Resolves the profiles and operations of datasets; empty without the privilege to view them. */
@Resolver(() => Dataset)
export class DatasetSeriesResolver {
  constructor(
    private readonly figures: Figures,
    private readonly timeseries: TimeseriesStore,
    private readonly stats: OperationsStatsService,
  ) {}

  @ResolveField(() => [DatasetProfile], { nullable: true, description: 'Profiles of the dataset, newest first.' })
  @FieldArgument('startTimeMillis', () => Long, START)
  @FieldArgument('endTimeMillis', () => Long, END)
  @FieldArgument('filter', () => FilterInput, { nullable: true, description: 'Conditions on the profiles.' })
  @FieldArgument('limit', () => Int, LIMIT)
  async datasetProfiles({ urn }: EntityRef, args: ValuesArguments, context: GraphqlContext): Promise<object[]> {
    if (!(await this.figures.isAllowed(urn, VIEW_DATASET_PROFILE, context))) return [];
    return (await seriesValues(this.timeseries, urn, datasetProfile, args)).map(toDatasetProfile);
  }

  @ResolveField(() => [Operation], { nullable: true, description: 'Operations on the data, newest first.' })
  @FieldArgument('startTimeMillis', () => Long, START)
  @FieldArgument('endTimeMillis', () => Long, END)
  @FieldArgument('filter', () => FilterInput, { nullable: true, description: 'Conditions on the operations.' })
  @FieldArgument('limit', () => Int, LIMIT)
  async operations({ urn }: EntityRef, args: ValuesArguments, context: GraphqlContext): Promise<object[]> {
    if (!(await this.figures.isAllowed(urn, VIEW_DATASET_OPERATIONS, context))) return [];
    return (await seriesValues(this.timeseries, urn, operation, args, 'lastUpdatedTimestamp')).map(toOperation);
  }

  @ResolveField(() => OperationsQueryResult, {
    nullable: true,
    description: 'Number of operations on the data by day.',
  })
  @FieldArgument('input', () => OperationsStatsInput, { nullable: true, description: 'Operations to count.' })
  async operationsStats(
    { urn }: EntityRef,
    { input }: { readonly input?: OperationsStatsInput | null },
    context: GraphqlContext,
  ): Promise<object> {
    if (!(await this.figures.isAllowed(urn, VIEW_DATASET_OPERATIONS, context))) return {};
    return this.figures.orElse<object>({}, urn, async () => {
      const range = input?.range ?? 'MONTH';
      const { buckets, aggregations } = await this.stats.query(urn, range, input?.timeZone ?? undefined);
      return { aggregations, buckets: buckets.map((bucket) => ({ ...bucket, duration: 'DAY', resource: urn })) };
    });
  }

  @ResolveField(() => TimeseriesCapabilitiesResult, {
    nullable: true,
    description: 'Start times of the time series of the dataset.',
  })
  async timeseriesCapabilities(
    { urn }: EntityRef,
    _args: object,
    context: GraphqlContext,
  ): Promise<TimeseriesCapabilitiesResult> {
    const [oldestOperationTime, oldestDatasetUsageTime, oldestDatasetProfileTime] = await Promise.all([
      this.startOf(urn, operation, VIEW_DATASET_OPERATIONS, context),
      this.startOf(urn, datasetUsageStatistics, VIEW_DATASET_USAGE, context),
      this.startOf(urn, datasetProfile, VIEW_DATASET_PROFILE, context),
    ]);
    return { assetStats: { oldestOperationTime, oldestDatasetUsageTime, oldestDatasetProfileTime } };
  }

  private async startOf(
    urn: string,
    { name: aspectName }: AspectDeclaration,
    privilege: Privilege,
    context: GraphqlContext,
  ): Promise<number | null> {
    if (!(await this.figures.isAllowed(urn, privilege, context))) return null;
    const sort = [{ field: 'timestampMillis', order: 'ASCENDING' }] as const;
    const read = () => this.timeseries.values({ urn, aspectName, sort, limit: 1 });
    return (await this.figures.orElse([], urn, read))[0]?.timestampMillis ?? null;
  }
}
