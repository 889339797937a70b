import { Field, InputType } from '@nestjs/graphql';
import { TimeRange } from './time-range.enum.js';

/** Which operations to count. */
@InputType()
export class OperationsStatsInput {
  /** How far to look back; MONTH when absent. */
  @Field(() => TimeRange, { nullable: true })
  readonly range?: TimeRange | null;
  /** Time zone whose days count, as in `Europe/Berlin`; UTC when absent. */
  readonly timeZone?: string | null;
}
