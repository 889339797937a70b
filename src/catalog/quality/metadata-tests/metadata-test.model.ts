import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../../../entities/index.js';

/** What came of a test. */
export enum TestResultType {
  SUCCESS = 'SUCCESS',
  FAILURE = 'FAILURE',
}

registerEnumType(TestResultType, {
  name: 'TestResultType',
  description: 'What came of a test of metadata.',
  valuesMap: {
    SUCCESS: { description: 'The asset is as it should be.' },
    FAILURE: { description: 'The asset is not as it should be.' },
  },
});

/** What a test asks of assets. */
@ObjectType()
export class TestDefinition {
  /** The conditions, as JSON text. */
  readonly json?: string | null;
}

/** A condition on metadata that assets should meet. Tests are kept here; what runs them writes their results. */
@ObjectType({ implements: () => Entity })
export class Test extends Entity {
  /** Name of the test. */
  readonly name!: string;
  /** The group of tests that it belongs to. */
  readonly category!: string;
  /** What it is for. */
  readonly description?: string | null;
  /** What it asks of assets. */
  readonly definition!: TestDefinition;
}

/** What came of one test of an asset. */
@ObjectType()
export class TestResult {
  /** The test; null when it was deleted. */
  @Field(() => Test, { nullable: true })
  readonly test?: EntityRef | null;
  /** What came of it. */
  @Field(() => TestResultType)
  readonly type!: TestResultType;
}

/** What came of the tests of an asset. */
@ObjectType()
export class TestResults {
  /** Tests that the asset passes. */
  readonly passing!: TestResult[];
  /** Tests that the asset fails. */
  readonly failing!: TestResult[];
}

/** A page of tests. */
@ObjectType()
export class ListTestsResult {
  /** How many tests were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many tests were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many tests there are. */
  @Field(() => Int)
  readonly total!: number;
  /** The tests. */
  @Field(() => [Test])
  readonly tests!: EntityRef[];
}
