import { Field, InputType } from '@nestjs/graphql';
import { TimeRange } from './time-range.enum.js';

/** Operations to count. */
@InputType()
export class OperationsStatsInput {
  /** Time range; MONTH if absent. */
  @Field(() => TimeRange, { nullable: true })
  readonly range?: TimeRange | null;
  /** Time zone in which days are counted, such as `Europe/Berlin`; UTC if absent. */
  readonly timeZone?: string | null;
}
