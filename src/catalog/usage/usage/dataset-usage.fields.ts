import { Injectable, Logger } from '@nestjs/common';
import { Authorizer, PRIVILEGES, type Privilege } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import type { EntityRef, FieldResolvers, GraphqlContext } from '../../../entities/index.js';
import { TimeseriesStore } from '../../../timeseries/index.js';
import { startOf } from './lookback.js';
import type { OperationsStatsInput } from './operations-stats.input.js';
import { OperationsStatsService } from './operations-stats.service.js';
import { seriesValues, type ValuesArguments } from './series-values.js';
import { toDatasetProfile, toOperation } from './stored-values.js';
import type { TimeRange } from './time-range.enum.js';
import type { DatasetStatsSummary, UsageQueryResult } from './usage.model.js';
import { toStatsSummary, toUsageQueryResult } from './usage-result.js';
import { UsageStatsService } from './usage-stats.service.js';

/** What `Dataset.usageStats` is asked. */
interface UsageArguments {
  readonly range?: TimeRange | null;
  readonly startTimeMillis?: number | null;
  readonly timeZone?: string | null;
}

const { VIEW_DATASET_OPERATIONS, VIEW_DATASET_PROFILE, VIEW_DATASET_USAGE } = PRIVILEGES;

/**
 * The fields of a dataset that are read from its time series. Each has a privilege of its own; without it, and where
 * the figures cannot be read, a dataset is shown without them.
 */
@Injectable()
export class DatasetUsageFields {
  private readonly logger = new Logger('Usage');

  constructor(
    private readonly authorizer: Authorizer,
    private readonly timeseries: TimeseriesStore,
    private readonly usage: UsageStatsService,
    private readonly operations: OperationsStatsService,
    private readonly clock: Clock,
  ) {}

  /** The resolvers, by field. */
  resolvers(): FieldResolvers {
    return {
      datasetProfiles: (source, args: ValuesArguments, context) => this.profiles(source, args, context),
      operations: (source, args: ValuesArguments, context) => this.operationsOf(source, args, context),
      usageStats: (source, args: UsageArguments, context) => this.usageStats(source, args, context),
      operationsStats: (source, { input }: { input?: OperationsStatsInput | null }, context) =>
        this.operationsStats(source, input ?? {}, context),
      statsSummary: (source, _args, context) => this.statsSummary(source, context),
      timeseriesCapabilities: (source, _args, context) => this.capabilities(source, context),
    };
  }

  private async profiles({ urn }: EntityRef, args: ValuesArguments, context: GraphqlContext): Promise<object[]> {
    if (!(await this.may(urn, VIEW_DATASET_PROFILE, context))) return [];
    return (await seriesValues(this.timeseries, urn, 'datasetProfile', args)).map(toDatasetProfile);
  }

  private async operationsOf({ urn }: EntityRef, args: ValuesArguments, context: GraphqlContext): Promise<object[]> {
    if (!(await this.may(urn, VIEW_DATASET_OPERATIONS, context))) return [];
    return (await seriesValues(this.timeseries, urn, 'operation', args, 'lastUpdatedTimestamp')).map(toOperation);
  }

  private async usageStats(
    { urn }: EntityRef,
    args: UsageArguments,
    context: GraphqlContext,
  ): Promise<UsageQueryResult | null> {
    if (!(await this.may(urn, VIEW_DATASET_USAGE, context))) return null;
    return this.orElse(toUsageQueryResult(urn, undefined), urn, async () =>
      toUsageQueryResult(urn, await this.usageOf(urn, args)),
    );
  }

  private async operationsStats(
    { urn }: EntityRef,
    { range, timeZone }: OperationsStatsInput,
    context: GraphqlContext,
  ): Promise<object> {
    if (!(await this.may(urn, VIEW_DATASET_OPERATIONS, context))) return {};
    return this.orElse<object>({}, urn, async () => {
      const { buckets, aggregations } = await this.operations.query(urn, range ?? 'MONTH', timeZone ?? undefined);
      return { aggregations, buckets: buckets.map((bucket) => ({ ...bucket, duration: 'DAY', resource: urn })) };
    });
  }

  private async statsSummary({ urn }: EntityRef, context: GraphqlContext): Promise<DatasetStatsSummary | null> {
    if (!(await this.may(urn, VIEW_DATASET_USAGE, context))) return null;
    return this.orElse(null, urn, async () => toStatsSummary(await this.usageOf(urn, {})));
  }

  private async capabilities({ urn }: EntityRef, context: GraphqlContext): Promise<object> {
    const oldest = async (privilege: Privilege, aspectName: string): Promise<number | null> => {
      if (!(await this.may(urn, privilege, context))) return null;
      const sort = [{ field: 'timestampMillis', order: 'ASCENDING' }] as const;
      const read = () => this.timeseries.values({ urn, aspectName, sort, limit: 1 });
      return (await this.orElse([], urn, read))[0]?.timestampMillis ?? null;
    };
    const [oldestOperationTime, oldestDatasetUsageTime, oldestDatasetProfileTime] = await Promise.all([
      oldest(VIEW_DATASET_OPERATIONS, 'operation'),
      oldest(VIEW_DATASET_USAGE, 'datasetUsageStatistics'),
      oldest(VIEW_DATASET_PROFILE, 'datasetProfile'),
    ]);
    return { assetStats: { oldestOperationTime, oldestDatasetUsageTime, oldestDatasetProfileTime } };
  }

  private usageOf(urn: string, { range, startTimeMillis, timeZone }: UsageArguments) {
    const now = this.clock.now();
    return this.usage.query({
      resource: urn,
      duration: 'DAY',
      startTimeMillis: startTimeMillis ?? startOf(range ?? 'MONTH', now),
      endTimeMillis: now,
      timeZone: timeZone ?? undefined,
    });
  }

  private async may(urn: string, privilege: Privilege, { actor, entities }: GraphqlContext): Promise<boolean> {
    if (!(await entities.canView(urn))) return false;
    return this.authorizer.can(actor, [privilege], { type: 'dataset', urn });
  }

  private async orElse<T>(fallback: T, urn: string, read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn(`Figures of ${urn} cannot be read: ${reason}`);
      return fallback;
    }
  }
}
