import { Field, InputType, Int } from '@nestjs/graphql';
import { Matches } from 'class-validator';

const BLANK = { message: '$property must not be blank' };

/** Which tests to list. */
@InputType()
export class ListTestsInput {
  /** How many tests to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many tests to return at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** The text to find; all tests when absent or empty. */
  readonly query?: string | null;
}

/** What a test is to ask of assets. */
@InputType()
export class TestDefinitionInput {
  /** The conditions, as JSON text. */
  readonly json?: string | null;
}

/** What a test is to be. */
@InputType()
export class UpdateTestInput {
  /** Name of the test. */
  @Matches(/\S/, BLANK)
  readonly name!: string;
  /** The group of tests that it belongs to. */
  @Matches(/\S/, BLANK)
  readonly category!: string;
  /** What it is for. */
  readonly description?: string | null;
  /** What it asks of assets. */
  readonly definition!: TestDefinitionInput;
}

/** A test to make. */
@InputType()
export class CreateTestInput extends UpdateTestInput {
  /** Id of the test; one is made up when absent. */
  readonly id?: string | null;
}
