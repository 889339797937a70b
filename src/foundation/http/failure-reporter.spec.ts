import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DomainError } from '../common/errors.js';
import { RequestOrigin, runForOrigin } from '../requests/request-origin.js';
import { FailureReporter } from './failure-reporter.js';

const LATE = new DomainError('DEADLINE_EXCEEDED', 'The client closed the connection.');

describe(FailureReporter.name, () => {
  let lines: string[];

  beforeEach(() => {
    lines = [];
    for (const level of ['error', 'warn', 'verbose', 'debug'] as const)
      jest
        .spyOn(Logger.prototype, level)
        .mockImplementation((text: unknown) => void lines.push(`${level} ${String(text)}`));
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  const origin = (isClientGone: boolean): RequestOrigin =>
    Object.assign(new RequestOrigin('127.0.0.1', undefined, '/api/graphql', 0), { isClientGone });

  it('should tell at debug, and once, of a client that went away', () => {
    const reporter = new FailureReporter();
    runForOrigin(origin(true), () => {
      for (let field = 0; field < 5; field += 1) reporter.report(LATE, `GraphQL field${field}`);
    });
    expect(lines).toEqual(['debug GraphQL field0: the client closed the connection before it was answered']);
  });

  it('should tell at debug of a response in pieces whose reader went away', () => {
    const closed = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
    runForOrigin(origin(true), () => new FailureReporter().report(closed, 'POST /api/graphql'));
    runForOrigin(origin(false), () => new FailureReporter().report(closed, 'POST /api/graphql'));
    expect(lines).toEqual([
      'debug POST /api/graphql: the client closed the connection before it was answered',
      expect.stringMatching(/^error .*Premature close/),
    ]);
  });

  it('should warn of a request that took too long while its client waits', () => {
    runForOrigin(origin(false), () => new FailureReporter().report(LATE, 'GraphQL field'));
    expect(lines).toEqual([`warn 504 GraphQL field: ${LATE.message}`]);
  });

  it.each([
    ['a defect', new Error('oops'), /^error .*oops/],
    ['an engine that is away', new DomainError('ENGINE_UNAVAILABLE', 'Away.'), /^error 503 .*Away/],
  ])('should log %s, gone client or not', (_name, error, line) => {
    runForOrigin(origin(true), () => new FailureReporter().report(error, 'GraphQL field'));
    expect(lines).toEqual([expect.stringMatching(line)]);
  });
});
