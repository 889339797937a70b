import { aspectField, mapping } from '../../../entities/index.js';
import { testInfo } from '../../../model/index.js';
import { Test } from './metadata-test.model.js';

/** Resolves the fields of metadata tests. */
export const TEST = mapping(
  Test,
  'test',
  {
    name: aspectField(testInfo, ({ name }) => name),
    category: aspectField(testInfo, ({ category }) => category),
    description: aspectField(testInfo, ({ description }) => description ?? null),
    definition: aspectField(testInfo, ({ definition }) => ({ json: definition.json ?? null })),
  },
  testInfo,
);
