import { Field, ObjectType } from '@nestjs/graphql';
import { Long, StringMapEntry } from '../../../entities/index.js';
import { OperationSourceType } from './operation-source-type.enum.js';
import { OperationType } from './operation-type.enum.js';
import { TimeSeriesAspect } from './time-series-aspect.model.js';

/** A change to the data of an asset. `timestampMillis` is when it was told of. */
@ObjectType({ implements: () => TimeSeriesAspect })
export class Operation extends TimeSeriesAspect {
  /** Urn of who did it. */
  readonly actor?: string | null;
  /** What was done. */
  @Field(() => OperationType)
  readonly operationType!: OperationType;
  /** Name of what was done, for operations of type `CUSTOM`. */
  readonly customOperationType?: string | null;
  /** What told of it. */
  @Field(() => OperationSourceType, { nullable: true })
  readonly sourceType?: OperationSourceType | null;
  /** Rows that were changed. */
  @Field(() => Long, { nullable: true })
  readonly numAffectedRows?: number | null;
  /** Urns of other datasets that were changed with it. */
  @Field(() => [String], { nullable: true })
  readonly affectedDatasets?: string[] | null;
  /** When it was done, in milliseconds since 1970. */
  @Field(() => Long)
  readonly lastUpdatedTimestamp!: number;
  /** Name of the partition that was changed. */
  readonly partition?: string | null;
  /** Free-form properties. */
  @Field(() => [StringMapEntry], { nullable: true })
  readonly customProperties?: StringMapEntry[] | null;
}
