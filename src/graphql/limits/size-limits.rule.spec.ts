import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { sizeLimitsRule } from './size-limits.rule.js';

const SCHEMA = buildSchema('type Query { a: Query b: Int }');
const RULE = sizeLimitsRule({ maxDepth: 3, maxAliases: 2, maxDirectives: 1 });

describe('sizeLimitsRule', () => {
  it('should let a query pass that stays within the limits', () => {
    expect(validate(SCHEMA, parse('{ a { a { x: b y: b @skip(if: true) } } }'), [RULE])).toEqual([]);
  });

  it.each([
    ['{ a { a { a { b } } } }', 'The depth of the query is 4, more than the limit of 3 (GRAPHQL_QUERY_DEPTH_LIMIT)'],
    [
      '{ x: b y: b z: b }',
      'The number of aliases of the query is 3, more than the limit of 2 (GRAPHQL_QUERY_ALIAS_LIMIT)',
    ],
    [
      '{ b @skip(if: true) @include(if: true) }',
      'The number of directives of the query is 2, more than the limit of 1 (GRAPHQL_QUERY_DIRECTIVE_LIMIT)',
    ],
  ])('should name the limit that %s exceeds', (query, message) => {
    const errors = validate(SCHEMA, parse(query), [RULE]);
    expect(errors.map((error) => [error.message, error.extensions['classification']])).toEqual([
      [message, 'ExecutionAborted'],
    ]);
  });
});
