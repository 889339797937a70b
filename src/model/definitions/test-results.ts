import { aspect } from '../declarations.js';
import { relationship, searchable } from '../annotate.js';
import { array, enumeration, optional, record, string, urn } from '../types.js';
import { AuditStamp } from './common.js';

export const TestResultType = enumeration('com.linkedin.test.TestResultType', ['SUCCESS', 'FAILURE']);

export const TestResult = record('com.linkedin.test.TestResult', {
  test: urn(),
  type: TestResultType,
  testDefinitionMd5: optional(string()),
  lastComputed: optional(AuditStamp),
});

export const TestResults = record('com.linkedin.test.TestResults', {
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
