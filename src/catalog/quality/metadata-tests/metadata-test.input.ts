import { Field, InputType, Int } from '@nestjs/graphql';
import { Matches } from 'class-validator';

const BLANK = { message: '$property must not be blank' };

/** Selects a page of tests. */
@InputType()
export class ListTestsInput {
  /** Number of tests to skip; 0 if absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of tests to return; 20 if absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Search text; matches all tests if absent or empty. */
  readonly query?: string | null;
}

/** Definition of a test. */
@InputType()
export class TestDefinitionInput {
  /** The conditions, as JSON text. */
  readonly json?: string | null;
}

/** Properties of a test. */
@InputType()
export class UpdateTestInput {
  /** Name of the test. */
  @Matches(/\S/, BLANK)
  readonly name!: string;
  /** Category of the test. */
  @Matches(/\S/, BLANK)
  readonly category!: string;
  /** Description of the test. */
  readonly description?: string | null;
  /** Definition of the test. */
  readonly definition!: TestDefinitionInput;
}

/** A test to create. */
@InputType()
export class CreateTestInput extends UpdateTestInput {
  /** Id of the test; generated if absent. */
  readonly id?: string | null;
}
