import { describe, expect, it } from '@jest/globals';
import { HttpException } from '@nestjs/common';
import { DomainError, ERROR_CODES, type ErrorCode } from '../common/errors.js';
import { ErrorStyles } from './error-style.js';
import { describeFailure } from './failure.js';
import { percentDecode, queryOf, withoutProxyPrefix } from './request-path.js';
import { RouteTable } from './route-table.js';

describe('withoutProxyPrefix', () => {
  it.each([
    ['/gms/operations?action=x', '/operations?action=x'],
    ['/api/gms/operations?action=x', '/operations?action=x'],
    ['/gms', '/'],
    ['/api/gms?x', '/?x'],
    ['/gmsx/operations', '/gmsx/operations'],
    ['/api/graphql', '/api/graphql'],
    ['/aspects/gms/', '/aspects/gms/'],
  ])('should turn %s into %s', (url, rest) => {
    expect(withoutProxyPrefix(url)).toBe(rest);
  });
});

describe('request path', () => {
  it('should split off the query', () => {
    expect(queryOf('/a?b=c?d')).toBe('b=c?d');
    expect(queryOf('/a')).toBe('');
  });

  it('should refuse broken percent-encoding as the caller’s mistake', () => {
    expect(() => percentDecode('%E2%9')).toThrow('percent-encoding');
  });
});

describe('RouteTable', () => {
  const routes = new RouteTable();
  routes.add('GET', '/openapi/v3/entity/:type/*');
  routes.add('POST', '/openapi/v3/entity/:type');
  routes.add('POST', '/api/graphql');
  routes.add('GET', '*');

  it.each([
    ['/openapi/nothing', true],
    ['/api', true],
    ['/apis/graphql', false],
    ['/', false],
    ['/nothing/api', false],
  ])('should tell of %s whether it has routes beside it: %s', (path, expected) => {
    expect(routes.hasBeside(path)).toBe(expected);
  });

  it.each([
    ['GET', '/api/graphql', 'METHOD_NOT_ALLOWED', 'Use POST'],
    ['PUT', '/openapi/v3/entity/tag/', 'METHOD_NOT_ALLOWED', 'POST'],
    ['PUT', '/openapi/v3/entity/tag/urn:li:tag:a/b', 'METHOD_NOT_ALLOWED', 'GET'],
    ['GET', '/openapi/x', 'NOT_FOUND', 'No endpoint GET /openapi/x.'],
  ])('should tell why %s %s has no route', (method, path, code, text) => {
    const error = routes.missing(method, path);
    expect(error.code).toBe(code);
    expect(error.message).toContain(text);
  });
});

describe('describeFailure', () => {
  const visible = (Object.keys(ERROR_CODES) as ErrorCode[]).filter((code) => ERROR_CODES[code].status !== 500);

  it.each(visible)('should keep status and message of %s', (code) => {
    const failure = describeFailure(new DomainError(code, 'why'));
    expect(failure).toMatchObject({ code, status: ERROR_CODES[code].status, message: 'why', incident: undefined });
  });

  it.each<[string, unknown]>([
    ['an unknown error', new Error('secret')],
    ['an internal error', new DomainError('INTERNAL', 'secret')],
    ['a thrown text', 'secret'],
    ['a framework error', new HttpException('secret', 503)],
  ])('should mask %s', (_name, error) => {
    const failure = describeFailure(error);
    expect(failure).toMatchObject({ status: 500, code: 'INTERNAL' });
    expect(failure.message).not.toContain('secret');
    expect(failure.message).toContain(failure.incident ?? 'missing');
  });

  it('should say when to come back and what is allowed', () => {
    expect(describeFailure(new DomainError('TRANSACTION_CONFLICT', '')).headers).toEqual({ 'Retry-After': '1' });
    const refused = new DomainError('METHOD_NOT_ALLOWED', '', { details: { allow: ['GET', 'POST'] } });
    expect(describeFailure(refused).headers).toEqual({ Allow: 'GET, POST' });
  });
});

describe('ErrorStyles', () => {
  it('should answer with error and message where no style applies', () => {
    const request = { method: 'GET', path: '/x', originalPath: '/x', url: '/x', headers: {} };
    const answer = new ErrorStyles().answer(
      request,
      describeFailure(new DomainError('UNAUTHENTICATED', 'Send a token.')),
    );
    expect(answer).toEqual({
      status: 401,
      headers: { 'WWW-Authenticate': 'Bearer realm="metadata-service"' },
      body: { error: 'UNAUTHENTICATED', message: 'Send a token.' },
    });
  });

  it('should answer too many attempts with the text in both members, of which clients read one or the other', () => {
    const request = { method: 'POST', path: '/logIn', originalPath: '/logIn', url: '/logIn', headers: {} };
    const failure = describeFailure(new DomainError('RATE_LIMITED', 'Too many attempts.'));
    expect(new ErrorStyles().answer(request, failure).body).toEqual({
      error: 'Too many attempts.',
      message: 'Too many attempts.',
    });
  });
});
