import { Field, InterfaceType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';

/** A value of a time series. */
@InterfaceType()
export abstract class TimeSeriesAspect {
  /** Timestamp of the value, in milliseconds since 1970. */
  @Field(() => Long)
  readonly timestampMillis!: number;
}
