import { Field, InputType } from '@nestjs/graphql';
import { Long, StringMapEntryInput } from '../../../entities/index.js';
import { AssertionResultErrorType } from './assertion-result-error-type.enum.js';
import { AssertionResultSeverity } from './assertion-result-severity.enum.js';
import { AssertionResultType } from './assertion-result-type.enum.js';

/** Why an assertion could not be checked. */
@InputType()
export class AssertionResultErrorInput {
  readonly type!: AssertionResultErrorType;
  readonly message!: string;
}

/** The outcome of a run of an assertion. */
@InputType()
export class AssertionResultInput {
  /** When the run was, in milliseconds since 1970; now when absent. */
  @Field(() => Long, { nullable: true })
  readonly timestampMillis?: number | null;
  readonly type!: AssertionResultType;
  /** Free-form figures. */
  @Field(() => [StringMapEntryInput], { nullable: true })
  readonly properties?: StringMapEntryInput[] | null;
  readonly externalUrl?: string | null;
  /** Why it could not be checked; looked at for outcome ERROR. */
  readonly error?: AssertionResultErrorInput | null;
  /** How bad it is; looked at for outcome FAILURE. */
  @Field(() => AssertionResultSeverity, { nullable: true })
  readonly severity?: AssertionResultSeverity | null;
}
