import { aspectField, type EntityMapping, enumValue, type FieldResolvers, refTo } from '../../../entities/index.js';
import { TestResultType } from './metadata-test.model.js';

/** Aspect that holds a test. */
export const TEST_ASPECT = 'testInfo';

interface StoredTest {
  readonly name: string;
  readonly category: string;
  readonly description?: string;
  readonly definition: { readonly json?: string };
}

interface StoredResult {
  readonly test: string;
  readonly type: string;
}

const testField = (read: (test: StoredTest) => unknown) => aspectField<StoredTest>(TEST_ASPECT, read);

/** How a test shows in GraphQL. */
export const TEST: EntityMapping = {
  entityType: 'test',
  typeName: 'Test',
  fields: {
    name: testField(({ name }) => name),
    category: testField(({ category }) => category),
    description: testField(({ description }) => description ?? null),
    definition: testField(({ definition }) => ({ json: definition.json ?? null })),
  },
};

/** The field of the assets that are tested. */
export const RESULT_FIELDS: FieldResolvers = {
  testResults: aspectField<{ readonly passing: readonly StoredResult[]; readonly failing: readonly StoredResult[] }>(
    'testResults',
    ({ passing, failing }) => ({ passing: passing.flatMap(resultOf), failing: failing.flatMap(resultOf) }),
  ),
};

/** The field of a result that names its test. */
export const TEST_OF_RESULT: FieldResolvers = {
  test: async (source, _args, { entities }) => {
    const { test } = source as unknown as StoredResult;
    return (await entities.aspect(test, TEST_ASPECT)) === undefined ? null : refTo(TEST.typeName, test);
  },
};

function resultOf({ test, type }: StoredResult): StoredResult[] {
  const known = enumValue(TestResultType, type);
  return known === null ? [] : [{ test, type: known }];
}
