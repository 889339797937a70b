import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../../foundation/common/errors.js';
import { describeFailure } from '../../../foundation/http/failure.js';
import { restliErrorResponse } from './error-response.js';
import { restliErrorStyle } from './restli-error-style.js';

const request = {
  method: 'POST',
  path: '/aspects',
  originalPath: '/aspects',
  url: '/aspects?action=x',
  headers: { 'x-restli-protocol-version': '2.0.0' },
};

function answer(error: unknown, takesProposals = false): ReturnType<typeof restliErrorResponse> {
  return restliErrorResponse(request, describeFailure(error), takesProposals);
}

describe('restliErrorResponse', () => {
  it('should hold the members and headers of a rest.li error', () => {
    expect(answer(new DomainError('INVALID_ARGUMENT', "Parameter 'urn' is required"))).toEqual({
      status: 400,
      headers: { 'X-RestLi-Protocol-Version': '2.0.0', 'X-RestLi-Error-Response': 'true' },
      body: {
        status: 400,
        message: "Parameter 'urn' is required",
        exceptionClass: 'com.linkedin.restli.server.RestLiServiceException',
        stackTrace: "com.linkedin.restli.server.RestLiServiceException [HTTP Status:400]: Parameter 'urn' is required",
      },
    });
  });

  it('should name the old header too when no protocol version is sent', () => {
    const { headers } = restliErrorResponse(
      { ...request, headers: {} },
      describeFailure(new DomainError('FORBIDDEN', 'no')),
      false,
    );
    expect(headers).toEqual({
      'X-RestLi-Protocol-Version': '1.0.0',
      'X-RestLi-Error-Response': 'true',
      'X-LinkedIn-Error-Response': 'true',
    });
  });

  it.each<[DomainError, boolean, number, string | undefined]>([
    [new DomainError('MALFORMED_URN', 'Invalid urn!: x'), false, 400, 'Invalid urn!: x'],
    [new DomainError('MALFORMED_URN', 'Invalid urn!: x'), true, 422, 'Failed to validate MCP due to: Invalid urn!: x'],
    [new DomainError('VALIDATION_FAILED', 'bad'), false, 400, 'bad'],
    [new DomainError('VALIDATION_FAILED', 'bad'), true, 422, 'bad'],
    [
      new DomainError('VALIDATION_FAILED', 'bad', { details: { urn: 'u', aspect: 'a' } }),
      true,
      422,
      'Failed to validate MCP due to: ValidationExceptionCollection{EntityAspect:(u,a) Exceptions: [bad]}',
    ],
    [new DomainError('PRECONDITION_FAILED', 'old'), true, 422, 'Failed to validate MCP due to: old'],
    [new DomainError('CONTENT_FORBIDDEN', 'domain'), true, 422, 'Failed to validate MCP due to: domain'],
    [new DomainError('INVALID_ARGUMENT', 'x'), true, 400, 'x'],
    [new DomainError('FORBIDDEN', 'no'), true, 403, 'no'],
    [new DomainError('LENGTH_MISMATCH', 'length'), true, 412, 'length'],
    [new DomainError('NOT_FOUND', ''), false, 404, undefined],
    [
      new DomainError('INVALID_ARGUMENT', 'x', { details: { brokenJson: true } }),
      false,
      400,
      'Cannot parse request entity: x',
    ],
    [new DomainError('PAYLOAD_TOO_LARGE', 'big'), false, 413, 'big'],
  ])('should tell %s (proposals: %s) with status %i', (error, takesProposals, status, message) => {
    const { body, status: sent } = answer(error, takesProposals);
    expect(sent).toBe(status);
    expect(body?.['status']).toBe(status);
    expect(body?.['message']).toBe(message);
  });

  it('should mark an absent aspect by its class', () => {
    expect(answer(new DomainError('NOT_FOUND', '')).body).toMatchObject({
      exceptionClass: 'com.linkedin.metadata.restli.NonExceptionHttpErrorResponse',
    });
  });

  it('should tell that a conflict may be retried', () => {
    expect(answer(new DomainError('TRANSACTION_CONFLICT', 'busy')).body).toMatchObject({
      code: 'DATABASE_TRANSACTION_CONFLICT',
      errorDetails: { retryable: true },
    });
  });

  it('should never show an internal error', () => {
    const text = JSON.stringify(answer(new Error('secret path /etc')));
    expect(text).toContain('"status":500');
    expect(text).not.toContain('secret');
  });
});

describe('restliErrorStyle', () => {
  const missing = describeFailure(new DomainError('NOT_FOUND', 'No endpoint'));

  it.each([
    ['/aspects', '/aspects', true],
    ['/gms/nothing', '/nothing', true],
    ['/nothing', '/nothing', false],
    ['/toString', '/toString', false],
    ['/api/gms/openapi/x', '/openapi/x', false],
    ['/openapi/v3/entity', '/openapi/v3/entity', false],
  ])('should tell whether it words errors of %s', (originalPath, path, applies) => {
    expect(restliErrorStyle.applies({ ...request, originalPath, path }, missing)).toBe(applies);
  });

  it('should name an unknown resource below a prefix', () => {
    const { body } = restliErrorStyle.answer({ ...request, originalPath: '/gms/x/y', path: '/x/y' }, missing);
    expect(body).toMatchObject({ status: 404, message: "No root resource defined for path '/x'" });
  });

  it('should leave a request without credentials to others', () => {
    expect(restliErrorStyle.applies(request, describeFailure(new DomainError('UNAUTHENTICATED', '')))).toBe(false);
  });
});
