import { describe, expect, it } from '@jest/globals';
import { ForbiddenException } from '@nestjs/common';
import { DomainError } from '../../../foundation/common/errors.js';
import { unreadableRequest } from './unreadable-request.js';

describe('unreadableRequest', () => {
  it.each([
    [413, 'larger than the limit of 10 bytes (GRAPHQL_BODY_LIMIT_BYTES)'],
    [415, 'Content-Type: application/json'],
    [400, 'The request cannot be read'],
  ])('should respond to an error of Fastify with status %d', (statusCode, text) => {
    const error = Object.assign(new Error('secret'), { statusCode });
    expect(unreadableRequest(error, 10)).toEqual({ status: statusCode, text: expect.stringContaining(text) });
  });

  it.each([
    new DomainError('UNAUTHENTICATED', 'no token'),
    new ForbiddenException('no'),
    new Error('secret'),
    'secret',
    undefined,
  ])('should leave %p to others', (error) => {
    expect(unreadableRequest(error, 10)).toBeUndefined();
  });
});
