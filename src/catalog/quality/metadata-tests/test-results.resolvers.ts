import { ResolveField, Resolver } from '@nestjs/graphql';
import { type EntityRef, enumValue, type GraphqlContext, refTo } from '../../../entities/index.js';
import { testInfo, testResults, type ValueOf } from '../../../model/index.js';
import { Dataset } from '../../assets/datasets/index.js';
import { TEST } from './metadata-test.mappings.js';
import { Test, TestResult, TestResults, TestResultType } from './metadata-test.model.js';

type StoredResult = ValueOf<typeof testResults>['passing'][number];

/** Resolves the test results of datasets. Omits results whose type GraphQL lacks. */
@Resolver(() => Dataset)
export class TestResultsFieldResolver {
  @ResolveField(() => TestResults, { nullable: true, description: 'Results of the metadata tests of the dataset.' })
  async testResults({ urn }: EntityRef, _args: object, { entities }: GraphqlContext): Promise<object | null> {
    const stored = await entities.value(urn, testResults);
    if (stored === undefined) return null;
    return { passing: stored.passing.filter(isKnown), failing: stored.failing.filter(isKnown) };
  }
}

/** Resolves the tests of test results. */
@Resolver(() => TestResult)
export class TestOfResultResolver {
  @ResolveField(() => Test, { nullable: true, description: 'The test; null if it is not stored.' })
  async test({ test }: StoredResult, _args: object, { entities }: GraphqlContext): Promise<EntityRef | null> {
    return (await entities.value(test, testInfo)) === undefined ? null : refTo(TEST.typeName, test);
  }
}

function isKnown({ type }: StoredResult): boolean {
  return enumValue(TestResultType, type) !== null;
}
