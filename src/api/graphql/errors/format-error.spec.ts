import { describe, expect, it, jest } from '@jest/globals';
import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import { DomainError, forbidden } from '../../../foundation/common/errors.js';
import { limitError } from './classified-error.js';
import { formatGraphqlError } from './format-error.js';

const MASKED = { code: 'INTERNAL', status: 500, message: 'masked' } as const;
const report = (error: unknown) =>
  error instanceof DomainError ? { code: error.code, status: 0, message: error.message } : MASKED;

function thrown(originalError: Error, options: GraphQLErrorOptions = {}): GraphQLError {
  return new GraphQLError(originalError.message, { originalError, path: ['createTag'], ...options });
}

describe('formatGraphqlError', () => {
  it.each([
    [forbidden('no'), 403, 'UNAUTHORIZED', 'no'],
    [new DomainError('MALFORMED_URN', 'bad urn'), 400, 'BAD_REQUEST', 'bad urn'],
    [new DomainError('NOT_FOUND', 'gone'), 404, 'NOT_FOUND', 'gone'],
    [new DomainError('CONFLICT', 'twice'), 409, 'CONFLICT', 'twice'],
    [new DomainError('TRANSACTION_CONFLICT', 'busy'), 503, 'SERVICE_UNAVAILABLE', 'busy'],
    [new Error('secret'), 500, 'SERVER_ERROR', 'masked'],
    [new GraphQLError('wrapped', { originalError: forbidden('inner') }), 403, 'UNAUTHORIZED', 'inner'],
    [new GraphQLError('Argument "x" has an invalid value'), 400, 'BAD_REQUEST', 'Argument "x" has an invalid value'],
  ])('should show %p with code %d', (error, code, type, message) => {
    expect(formatGraphqlError(thrown(error), report)).toEqual({
      message,
      locations: [{ line: 1, column: 1 }],
      path: ['createTag'],
      extensions: { code, type, classification: 'DataFetchingException' },
    });
  });

  it.each([
    ['GRAPHQL_PARSE_FAILED', 'InvalidSyntax'],
    ['GRAPHQL_VALIDATION_FAILED', 'ValidationError'],
    ['BAD_USER_INPUT', 'ValidationError'],
    ['OPERATION_RESOLUTION_FAILURE', 'ValidationError'],
    ['INTROSPECTION_DISABLED', 'ValidationError'],
  ])('should classify %s as %s', (code, classification) => {
    const error = new GraphQLError('text', { extensions: { code } });
    expect(formatGraphqlError(error, report).extensions).toEqual({ classification });
  });

  it('should classify invalid variables as an error of the caller', () => {
    const cause = new GraphQLError('Field "x" is not defined');
    const error = new GraphQLError('Variable "$input" got invalid value', { originalError: cause });
    expect(formatGraphqlError(error, report)).toMatchObject({
      message: 'Variable "$input" got invalid value',
      extensions: { classification: 'ValidationError' },
    });
  });

  it('should keep the classification of limits and of nulls of non-null types', () => {
    expect(formatGraphqlError(limitError('The depth', 'LIMIT', 1, 2), report).extensions).toEqual({
      classification: 'ExecutionAborted',
    });
    const isNull = new GraphQLError('Cannot return null for non-nullable field Tag.name.', { path: ['tag', 'name'] });
    expect(formatGraphqlError(isNull, report).extensions).toEqual({ classification: 'NullValueInNonNullableField' });
  });

  it('should name the limit of tokens', () => {
    const error = new GraphQLError('Syntax Error: Document contains more that 20 tokens. Parsing aborted.');
    expect(formatGraphqlError(error, report)).toMatchObject({
      message: 'The number of tokens of the query is more than the limit of 20 (GRAPHQL_QUERY_TOKEN_LIMIT)',
      extensions: { classification: 'ExecutionAborted' },
    });
  });

  it('should report the error of a resolver without its wrappers', () => {
    const reported = jest.fn(report);
    const cause = new Error('secret');
    formatGraphqlError(thrown(cause), reported);
    expect(reported).toHaveBeenCalledWith(cause);
  });
});
