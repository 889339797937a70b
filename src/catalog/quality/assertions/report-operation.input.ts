import { Field, InputType } from '@nestjs/graphql';
import { Long, StringMapEntryInput } from '../../../entities/index.js';
import { OperationSourceType, OperationType } from '../../usage/usage/index.js';

/** A change to the data of a dataset that somebody tells of. */
@InputType()
export class ReportOperationInput {
  /** Urn of the dataset. */
  readonly urn!: string;
  readonly operationType!: OperationType;
  /** Name of what was done, for operations of type CUSTOM. */
  readonly customOperationType?: string | null;
  /** What tells of it. */
  readonly sourceType!: OperationSourceType;
  @Field(() => [StringMapEntryInput], { nullable: true })
  readonly customProperties?: StringMapEntryInput[] | null;
  /** Name of the partition that was changed. */
  readonly partition?: string | null;
  /** Rows that were changed. */
  @Field(() => Long, { nullable: true })
  readonly numAffectedRows?: number | null;
  /** When it was done, in milliseconds since 1970; now when absent. */
  @Field(() => Long, { nullable: true })
  readonly timestampMillis?: number | null;
}
