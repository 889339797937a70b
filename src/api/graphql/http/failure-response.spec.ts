import { describe, expect, it } from '@jest/globals';
import { ForbiddenException } from '@nestjs/common';
import { DomainError } from '../../../foundation/common/errors.js';
import { failureResponse } from './failure-response.js';

describe('failureResponse', () => {
  it.each([
    [new DomainError('ACTOR_INACTIVE', 'Actor is not active'), 403, 'Actor is not active'],
    [new DomainError('UNAUTHENTICATED', 'no token'), 401, 'no token'],
    [new ForbiddenException('no'), 403, 'no'],
    [
      Object.assign(new Error('x'), { statusCode: 413 }),
      413,
      'larger than the limit of 10 bytes (GRAPHQL_BODY_LIMIT_BYTES)',
    ],
    [Object.assign(new Error('x'), { statusCode: 415 }), 415, 'Content-Type: application/json'],
    [Object.assign(new Error('secret'), { statusCode: 400 }), 400, 'The request cannot be read'],
    [new Error('secret'), 500, 'Internal server error occurred'],
    ['secret', 500, 'Internal server error occurred'],
  ])('should respond to %p', (error, status, text) => {
    expect(failureResponse(error, 10)).toMatchObject({ status, text: expect.stringContaining(text) });
  });

  it('should return the time of a retry', () => {
    const error = new DomainError('RATE_LIMITED', 'Rate limit exceeded', { details: { retryAfterSeconds: 61 } });
    expect(failureResponse(error, 10)).toEqual({
      status: 429,
      text: 'Rate limit exceeded',
      headers: { 'Retry-After': '61' },
    });
  });
});
