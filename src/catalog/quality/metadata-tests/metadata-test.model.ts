import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity, type EntityRef, Page } from '../../../entities/index.js';

/** Outcomes of a metadata test. */
export enum TestResultType {
  SUCCESS = 'SUCCESS',
  FAILURE = 'FAILURE',
}

registerEnumType(TestResultType, {
  name: 'TestResultType',
  description: 'Outcomes of a metadata test.',
  valuesMap: {
    SUCCESS: { description: 'The asset meets the conditions.' },
    FAILURE: { description: 'The asset does not meet the conditions.' },
  },
});

/** Definition of a test. */
@ObjectType()
export class TestDefinition {
  /** The conditions, as JSON text. */
  readonly json?: string | null;
}

/** A condition that the metadata of assets should meet. Other programs run tests and write the results. */
@ObjectType({ implements: () => Entity })
export class Test extends Entity {
  /** Name of the test. */
  readonly name!: string;
  /** Category of the test. */
  readonly category!: string;
  /** Description of the test. */
  readonly description?: string | null;
  /** Definition of the test. */
  readonly definition!: TestDefinition;
}

/** Result of one test of an asset. */
@ObjectType()
export class TestResult {
  /** Outcome of the test. */
  @Field(() => TestResultType)
  readonly type!: TestResultType;
}

/** Results of the tests of an asset. */
@ObjectType()
export class TestResults {
  /** Tests that the asset passes. */
  readonly passing!: TestResult[];
  /** Tests that the asset fails. */
  readonly failing!: TestResult[];
}

/** A page of tests. */
@ObjectType()
export class ListTestsResult extends Page {
  /** The tests of the page. */
  @Field(() => [Test])
  readonly tests!: EntityRef[];
}
