import { Field, InputType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { IsSafeLink, Long, StringMapEntryInput } from '../../../entities/index.js';
import { AssertionResultErrorType } from './assertion-result-error-type.enum.js';
import { AssertionResultSeverity } from './assertion-result-severity.enum.js';
import { AssertionResultType } from './assertion-result-type.enum.js';

/** Error that prevented the evaluation of an assertion. */
@InputType()
export class AssertionResultErrorInput {
  readonly type!: AssertionResultErrorType;
  readonly message!: string;
}

/** Outcome of a run of an assertion. */
@InputType()
export class AssertionResultInput {
  /** Time of the run, in milliseconds since 1970; now if absent. */
  @Field(() => Long, { nullable: true })
  readonly timestampMillis?: number | null;
  readonly type!: AssertionResultType;
  /** Platform-specific results. */
  @Field(() => [StringMapEntryInput], { nullable: true })
  readonly properties?: StringMapEntryInput[] | null;
  /** URL of the result in its platform. */
  @IsOptional()
  @IsSafeLink()
  readonly externalUrl?: string | null;
  /** Error of the run; used only if the type is ERROR. */
  readonly error?: AssertionResultErrorInput | null;
  /** Severity of the failure; used only if the type is FAILURE. */
  @Field(() => AssertionResultSeverity, { nullable: true })
  readonly severity?: AssertionResultSeverity | null;
}
