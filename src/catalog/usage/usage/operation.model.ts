import { Field, ObjectType } from '@nestjs/graphql';
import { Long, StringMapEntry } from '../../../entities/index.js';
import { OperationSourceType } from './operation-source-type.enum.js';
import { OperationType } from './operation-type.enum.js';
import { TimeSeriesAspect } from './time-series-aspect.model.js';

/** An operation on the data of an asset. `timestampMillis` is the time of the report. */
@ObjectType({ implements: () => TimeSeriesAspect })
export class Operation extends TimeSeriesAspect {
  /** Urn of the actor. */
  readonly actor?: string | null;
  /** The operation. */
  @Field(() => OperationType)
  readonly operationType!: OperationType;
  /** Name of the operation if its type is `CUSTOM`. */
  readonly customOperationType?: string | null;
  /** Source of the report. */
  @Field(() => OperationSourceType, { nullable: true })
  readonly sourceType?: OperationSourceType | null;
  /** Number of affected rows. */
  @Field(() => Long, { nullable: true })
  readonly numAffectedRows?: number | null;
  /** Urns of other datasets that the operation affected. */
  @Field(() => [String], { nullable: true })
  readonly affectedDatasets?: string[] | null;
  /** Time of the operation, in milliseconds since 1970. */
  @Field(() => Long)
  readonly lastUpdatedTimestamp!: number;
  /** Name of the affected partition. */
  readonly partition?: string | null;
  /** Custom properties. */
  @Field(() => [StringMapEntry], { nullable: true })
  readonly customProperties?: StringMapEntry[] | null;
}
