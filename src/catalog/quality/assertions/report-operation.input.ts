import { Field, InputType } from '@nestjs/graphql';
import { Long, StringMapEntryInput } from '../../../entities/index.js';
import { OperationSourceType, OperationType } from '../../usage/usage/index.js';

/** An operation on a dataset to report. */
@InputType()
export class ReportOperationInput {
  /** Urn of the dataset. */
  readonly urn!: string;
  readonly operationType!: OperationType;
  /** Name of the operation if the type is CUSTOM. */
  readonly customOperationType?: string | null;
  /** Source of the report. */
  readonly sourceType!: OperationSourceType;
  @Field(() => [StringMapEntryInput], { nullable: true })
  readonly customProperties?: StringMapEntryInput[] | null;
  /** Name of the affected partition. */
  readonly partition?: string | null;
  /** Number of affected rows. */
  @Field(() => Long, { nullable: true })
  readonly numAffectedRows?: number | null;
  /** Time of the operation, in milliseconds since 1970; now if absent. */
  @Field(() => Long, { nullable: true })
  readonly timestampMillis?: number | null;
}
