import { searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { enumeration, optional, record, string } from '../types.js';

const TestKey = record('com.linkedin.metadata.key.TestKey', {
  id: string(),
});
export const testKey = aspect('testKey', TestKey);

const TestDefinitionType = enumeration('com.linkedin.test.TestDefinitionType', ['JSON']);

const TestDefinition = record('com.linkedin.test.TestDefinition', {
  type: TestDefinitionType,
  json: optional(string()),
});

const TestInfo = record('com.linkedin.test.TestInfo', {
  name: searchable(string(), { fieldType: 'TEXT_PARTIAL' }),
  category: searchable(string(), { fieldType: 'KEYWORD' }),
  description: optional(searchable(string(), { fieldType: 'TEXT' })),
  definition: TestDefinition,
});
export const testInfo = aspect('testInfo', TestInfo);
