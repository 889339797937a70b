import { expect, it } from '@jest/globals';
import { EntityType } from '../../entities/index.js';
import { storedDefinition } from './stored-definition.js';
import { LogicalOperator } from './view.model.js';

const FILTERS = [
  { field: 'tags', values: ['a', 'b'] },
  { field: 'platform', values: ['c'], negated: true },
];
const [TAGS, PLATFORM] = FILTERS.map((filter) => ({ condition: 'EQUAL', negated: false, ...filter }));

it.each([
  [LogicalOperator.AND, [{ and: [TAGS, PLATFORM] }]],
  [LogicalOperator.OR, [{ and: [TAGS] }, { and: [PLATFORM] }]],
])('should keep conditions joined by %s', (operator, or) => {
  const input = { entityTypes: [EntityType.DATA_JOB], filter: { operator, filters: FILTERS } };
  expect(storedDefinition(input)).toEqual({ entityTypes: ['dataJob'], filter: { or } });
});
