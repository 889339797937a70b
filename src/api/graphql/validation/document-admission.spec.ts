import { describe, expect, it } from '@jest/globals';
import { buildSchema, type GraphQLError } from 'graphql';
import { loadConfig } from '../../../foundation/config/index.js';
import { formatGraphqlError } from '../errors/format-error.js';
import { DocumentAdmission } from './document-admission.js';
import { DocumentCache } from './document-cache.js';

const SCHEMA = buildSchema('type Query { a(b: Int): Query id: ID }');

function admission(environment: Record<string, string> = {}): DocumentAdmission {
  const format = (error: GraphQLError) => formatGraphqlError(error, () => ({ message: 'masked', id: 'x' }) as never);
  return new DocumentAdmission(SCHEMA, loadConfig(environment).graphql, new DocumentCache(), format);
}

describe('DocumentAdmission', () => {
  it('should decide about a text once, even for concurrent requests', async () => {
    const documents = admission();
    const query = '{ a { id } }';
    expect(documents.known(query)).toBeUndefined();
    const [one, other] = await Promise.all([documents.decide(query), documents.decide(query)]);
    expect(other).toBe(one);
    expect(documents.known(query)).toMatchObject({ document: expect.objectContaining({ kind: 'Document' }) });
    expect((documents.known(query) as { document: unknown }).document).toBe((one as { document: unknown }).document);
  });

  it.each([
    ['{ a(', 'InvalidSyntax', 'Syntax Error: Expected Name, found <EOF>.', 1, 5],
    [
      '{\n  id\n  ida }',
      'ValidationError',
      'Cannot query field "ida" on type "Query". Did you mean "id" or "a"?',
      3,
      3,
    ],
    [
      '{ x: id\n  x: __typename }',
      'ValidationError',
      'Fields "x" conflict because "id" and "__typename" are different fields. Use different aliases on the fields to fetch both if this was intentional.',
      1,
      3,
    ],
    [
      `{ ${'a { '.repeat(60)} id ${'} '.repeat(60)} }`,
      'ExecutionAborted',
      'The depth of the query is 61, more than the limit of 50 (GRAPHQL_QUERY_DEPTH_LIMIT)',
      1,
      1,
    ],
  ])('should refuse %.20s and cache the reason', async (query, classification, message, line, column) => {
    const documents = admission();
    const decision = await documents.decide(query);
    expect(decision).toMatchObject({
      errors: [{ message, locations: [{ line, column }], extensions: { classification } }],
    });
    expect(documents.known(query)).toEqual({ ...decision, bytes: expect.any(Number) });
  });

  it('should hide the schema if introspection is disabled', async () => {
    const query = '{ __schema { types { name } } }';
    expect(await admission().decide(query)).toHaveProperty('document');
    const hidden = await admission({ GRAPHQL_QUERY_INTROSPECTION_ENABLED: 'false' }).decide(query);
    expect(hidden).toMatchObject({
      errors: [
        {
          message: '"__schema" is refused: the schema may not be asked for (GRAPHQL_QUERY_INTROSPECTION_ENABLED)',
          extensions: { classification: 'ValidationError' },
        },
      ],
    });
  });

  it('should shorten long messages', async () => {
    const name = 'f'.repeat(1_000);
    const circles = Array.from(
      { length: 100 },
      (_none, at) => `fragment ${name}${at} on Query { ...${name}${(at + 1) % 100} ...${name}0 }`,
    );
    const decision = await admission().decide(`{ ...${name}0 } ${circles.join(' ')}`);
    expect(decision).toHaveProperty('errors');
    expect(decision.bytes).toBeLessThan(1_000_000);
  });
});
