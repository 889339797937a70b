import { ResolveField, Resolver } from '@nestjs/graphql';
import { PRIVILEGES } from '../../../auth/index.js';
import { type EntityRef, FieldArgument, type GraphqlContext, Long } from '../../../entities/index.js';
import { Dataset } from '../../assets/datasets/index.js';
import { Figures } from './figures.js';
import { startOf } from './lookback.js';
import { TimeRange } from './time-range.enum.js';
import { toStatsSummary, toUsageQueryResult } from './usage-result.js';
import { type UsageResult, UsageStatsService } from './usage-stats.service.js';
import { DatasetStatsSummary, UsageQueryResult } from './usage.model.js';

/** Arguments of `Dataset.usageStats`. */
interface UsageArguments {
  readonly range?: TimeRange | null;
  readonly startTimeMillis?: number | null;
  readonly timeZone?: string | null;
}

const { VIEW_DATASET_USAGE } = PRIVILEGES;

/** Resolves the usage fields of datasets; null without the privilege to view usage. */
@Resolver(() => Dataset)
export class DatasetUsageResolver {
  constructor(
    private readonly figures: Figures,
    private readonly usage: UsageStatsService,
  ) {}

  @ResolveField(() => UsageQueryResult, { nullable: true, description: 'Usage of the dataset by day.' })
  @FieldArgument('resource', () => String, { nullable: true, description: 'Ignored; the dataset itself is used.' })
  @FieldArgument('range', () => TimeRange, { nullable: true, description: 'Time range; MONTH if absent.' })
  @FieldArgument('startTimeMillis', () => Long, {
    nullable: true,
    description: 'Start of the time range, in milliseconds since 1970; takes precedence over `range`.',
  })
  @FieldArgument('timeZone', () => String, {
    nullable: true,
    description: 'Time zone in which days are counted, such as Europe/Berlin; UTC if absent.',
  })
  async usageStats(
    { urn }: EntityRef,
    args: UsageArguments,
    context: GraphqlContext,
  ): Promise<UsageQueryResult | null> {
    if (!(await this.figures.isAllowed(urn, VIEW_DATASET_USAGE, context))) return null;
    return this.figures.orElse(toUsageQueryResult(urn, undefined), urn, async () =>
      toUsageQueryResult(urn, await this.usageOf(urn, args, context)),
    );
  }

  @ResolveField(() => DatasetStatsSummary, { nullable: true, description: 'Usage of the dataset in the last 30 days.' })
  async statsSummary({ urn }: EntityRef, _args: object, context: GraphqlContext): Promise<DatasetStatsSummary | null> {
    if (!(await this.figures.isAllowed(urn, VIEW_DATASET_USAGE, context))) return null;
    return this.figures.orElse(null, urn, async () => toStatsSummary(await this.usageOf(urn, {}, context)));
  }

  private usageOf(
    urn: string,
    { range, startTimeMillis, timeZone }: UsageArguments,
    context: GraphqlContext,
  ): Promise<UsageResult> {
    const now = this.figures.timeOf(context);
    return this.usage.query({
      resource: urn,
      duration: 'DAY',
      startTimeMillis: startTimeMillis ?? startOf(range ?? 'MONTH', now),
      endTimeMillis: now,
      timeZone: timeZone ?? undefined,
    });
  }
}
