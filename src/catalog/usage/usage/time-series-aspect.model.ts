import { Field, InterfaceType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';

/** A piece of metadata that speaks of a moment. */
@InterfaceType()
export abstract class TimeSeriesAspect {
  /** The moment, in milliseconds since 1970. */
  @Field(() => Long)
  readonly timestampMillis!: number;
}
