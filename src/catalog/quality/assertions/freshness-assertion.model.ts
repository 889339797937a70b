import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { DatasetFilter } from './assertion-parameters.model.js';
import { DateInterval } from './date-interval.enum.js';
import { FreshnessAssertionScheduleType } from './freshness-assertion-schedule-type.enum.js';
import { FreshnessAssertionType } from './freshness-assertion-type.enum.js';

/** Points in time, as cron writes them. */
@ObjectType()
export class FreshnessCronSchedule {
  readonly cron!: string;
  readonly timezone!: string;
  /** How long before each point the time begins that is looked at, in milliseconds; since the point before when absent. */
  @Field(() => Long, { nullable: true })
  readonly windowStartOffsetMs?: number | null;
}

/** A span of time up to now. */
@ObjectType()
export class FixedIntervalSchedule {
  readonly unit!: DateInterval;
  @Field(() => Int)
  readonly multiple!: number;
}

/** When something has to be fresh. */
@ObjectType()
export class FreshnessAssertionSchedule {
  readonly type!: FreshnessAssertionScheduleType;
  readonly cron?: FreshnessCronSchedule | null;
  readonly fixedInterval?: FixedIntervalSchedule | null;
}

/** An assertion that something was changed or run lately. */
@ObjectType()
export class FreshnessAssertionInfo {
  readonly entityUrn!: string;
  readonly type!: FreshnessAssertionType;
  readonly schedule!: FreshnessAssertionSchedule;
  readonly filter?: DatasetFilter | null;
}
