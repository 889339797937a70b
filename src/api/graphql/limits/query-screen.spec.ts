import { describe, expect, it } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { cpuTimeOf } from '../../../../test/support/measures/cpu-time.js';
import { loadConfig } from '../../../foundation/config/index.js';
import { QueryScreen } from './query-screen.js';

const LIMITS = loadConfig({
  GRAPHQL_QUERY_DEPTH_LIMIT: '3',
  GRAPHQL_QUERY_ALIAS_LIMIT: '2',
  GRAPHQL_QUERY_DIRECTIVE_LIMIT: '9',
  GRAPHQL_QUERY_COMPLEXITY_LIMIT: '12',
  GRAPHQL_QUERY_OPERATION_LIMIT: '2',
  GRAPHQL_QUERY_ROOT_FIELD_LIMIT: '4',
  GRAPHQL_QUERY_FIELD_LIMIT: '200',
}).graphql;

const screen = new QueryScreen(LIMITS);

function refusal(query: string, by = screen): GraphQLError | undefined {
  try {
    return by.refusal(by.parse(query).document);
  } catch (error) {
    return error instanceof GraphQLError ? error : undefined;
  }
}

const times = (count: number, text: string): string => Array.from({ length: count }, () => text).join(' ');

describe('QueryScreen', () => {
  it.each(['{ a { a { x: b y: b @skip(if: true) } } }', 'query A { a } query B { b }'])('should accept %j', (query) => {
    expect(refusal(query)).toBeUndefined();
  });

  it.each(['{', 'nonsense', ''])('should not parse %j', (query) => {
    expect(() => screen.parse(query)).toThrow('Syntax Error');
  });

  it.each([
    ['{ a { a { a { b } } } }', 'The depth of the query is 4, more than the limit of 3 (GRAPHQL_QUERY_DEPTH_LIMIT)'],
    [
      '{ x: b y: b z: b }',
      'The number of aliases of the query is 3, more than the limit of 2 (GRAPHQL_QUERY_ALIAS_LIMIT)',
    ],
    [
      `{ a { b ${times(5, '@i')} } c ${times(5, '@i')} }`,
      'The number of directives of the query is 10, more than the limit of 9 (GRAPHQL_QUERY_DIRECTIVE_LIMIT)',
    ],
    [`{ a ${times(9, '@i')} }`, 'The number of directives at one place of the query is 9, more than the limit of 8'],
    [
      `{ a { ${times(40, '...f')} } } fragment f on Query { b c d e f }`,
      'The number of fields of the query is 201, more than the limit of 200 (GRAPHQL_QUERY_FIELD_LIMIT)',
    ],
    [
      'query A { a } query B { a } query C { a }',
      'The number of operations of the query is 3, more than the limit of 2 (GRAPHQL_QUERY_OPERATION_LIMIT)',
    ],
    [
      '{ a a x: a ... { a } ...f } fragment f on Query { a }',
      'The number of uses of one root field of the query is 5, more than the limit of 4 (GRAPHQL_QUERY_ROOT_FIELD_LIMIT)',
    ],
    [
      `{ a { ${times(12, 'b')} } }`,
      'The complexity of the query is 13, more than the limit of 12 (GRAPHQL_QUERY_COMPLEXITY_LIMIT)',
    ],
    [
      `{ a } fragment f on Query { ${times(13, 'b')} }`,
      'The complexity of the query is 13, more than the limit of 12 (GRAPHQL_QUERY_COMPLEXITY_LIMIT)',
    ],
    [
      `{ a } ${Array.from({ length: 501 }, (_none, at) => `fragment f${at} on Query { b }`).join(' ')}`,
      'The number of fragments of the query is 501, more than the limit of 500',
    ],
    ['{ a '.repeat(5_000), 'The nesting of the query is far more, more than the limit of 250'],
    [`{ a(b: ${'['.repeat(6_000)}`, 'The nesting of the query is far more, more than the limit of 250'],
    ['{ ... '.repeat(300), 'The nesting of the query is far more, more than the limit of 250'],
    [
      `{ ...f0 } ${Array.from({ length: 30 }, (_none, at) => `fragment f${at} on Query ${'{ ... '.repeat(200)} { ...f${at + 1} ${'}'.repeat(201)}`).join(' ')}`,
      'The nesting of fragments of the query is 6031, more than the limit of 1000',
    ],
  ])('should name the limit that %.60s exceeds', (query, message) => {
    const error = refusal(query);
    expect([error?.message, error?.extensions['classification']]).toEqual([message, 'ExecutionAborted']);
  });

  it('should count fragments that multiply each other without expanding them', () => {
    const fragments = Array.from(
      { length: 60 },
      (_none, at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`,
    );
    const query = `{ ...f0 } ${fragments.join(' ')} fragment f60 on Query { a }`;
    expect(refusal(query)?.message).toContain('GRAPHQL_QUERY_FIELD_LIMIT');
  });

  it('should check a query of the maximum length quickly', async () => {
    const wide = new QueryScreen({ ...LIMITS, maxRootFieldUses: 100_000, maxFields: Infinity });
    const fragments = Array.from({ length: 400 }, (_none, at) => `fragment f${at} on Query { ...f${at + 1} ...big }`);
    const names = Array.from({ length: 8_000 }, (_none, at) => `b${at}`).join(' ');
    const query = `{ ...f0 } ${fragments.join(' ')} fragment f400 on Query { a } fragment big on Query { ${names} }`;
    const checks = (): void => [screen, wide].forEach((one) => expect(refusal(query, one)).toBeDefined());
    expect(await cpuTimeOf(checks)).toBeLessThan(2_000);
  });
});
