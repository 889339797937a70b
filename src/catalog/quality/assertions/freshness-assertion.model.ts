import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { DatasetFilter } from './assertion-parameters.model.js';
import { DateInterval } from './date-interval.enum.js';
import { FreshnessAssertionScheduleType } from './freshness-assertion-schedule-type.enum.js';
import { FreshnessAssertionType } from './freshness-assertion-type.enum.js';

/** A cron schedule. */
@ObjectType()
export class FreshnessCronSchedule {
  readonly cron!: string;
  readonly timezone!: string;
  /** Start of the evaluated window before each cron time, in milliseconds; the previous cron time if absent. */
  @Field(() => Long, { nullable: true })
  readonly windowStartOffsetMs?: number | null;
}

/** A fixed interval that ends now. */
@ObjectType()
export class FixedIntervalSchedule {
  readonly unit!: DateInterval;
  @Field(() => Int)
  readonly multiple!: number;
}

/** Schedule of a freshness assertion. */
@ObjectType()
export class FreshnessAssertionSchedule {
  readonly type!: FreshnessAssertionScheduleType;
  readonly cron?: FreshnessCronSchedule | null;
  readonly fixedInterval?: FixedIntervalSchedule | null;
}

/** An assertion that an entity was changed or run recently. */
@ObjectType()
export class FreshnessAssertionInfo {
  readonly entityUrn!: string;
  readonly type!: FreshnessAssertionType;
  readonly schedule!: FreshnessAssertionSchedule;
  readonly filter?: DatasetFilter | null;
}
