import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, enumeration, optional, record, string, urn } from '../types.js';
import { AuditStamp } from './common.js';

const TestResultType = enumeration('com.linkedin.test.TestResultType', ['SUCCESS', 'FAILURE']);

const TestResult = record('com.linkedin.test.TestResult', {
  test: urn(),
  type: TestResultType,
  testDefinitionMd5: optional(string()),
  lastComputed: optional(AuditStamp),
});

const TestResults = record('com.linkedin.test.TestResults', {
  failing: relationship(
    searchable(array(TestResult), {
      '/*/test': {
        fieldName: 'failingTests',
        fieldType: 'URN',
        hasValuesFieldName: 'hasFailingTests',
        queryByDefault: false,
      },
    }),
    { '/*/test': { name: 'IsFailing', entityTypes: ['test'] } },
  ),
  passing: relationship(
    searchable(array(TestResult), {
      '/*/test': {
        fieldName: 'passingTests',
        fieldType: 'URN',
        hasValuesFieldName: 'hasPassingTests',
        queryByDefault: false,
      },
    }),
    { '/*/test': { name: 'IsPassing', entityTypes: ['test'] } },
  ),
});
export const testResults = aspect('testResults', TestResults);
