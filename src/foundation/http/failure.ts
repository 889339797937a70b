import { randomUUID } from 'node:crypto';
import { HttpException } from '@nestjs/common';
import { DomainError, type ErrorCode } from '../common/errors.js';

/** The part of an error that a caller may see, in any format. */
export interface Failure {
  /** Absent for errors of the HTTP layer, such as an unknown path. */
  readonly code: ErrorCode | undefined;
  readonly status: number;
  /** Empty if there is nothing to report. */
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Identifies the log entry of an internal error. */
  readonly incident: string | undefined;
}

const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, string>> = {
  TRANSACTION_CONFLICT: '1',
  ENGINE_UNAVAILABLE: '5',
  OUTCOME_UNKNOWN: '5',
  STOPPING: '1',
};

/** Describes any thrown value. Masks internal errors: callers get their `incident` instead of their text. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof DomainError && error.spec.status !== 500) return domainFailure(error);
  if (error instanceof HttpException && error.getStatus() < 500) return httpFailure(error);
  const incident = randomUUID();
  const message = `Internal server error occurred. The log has the reason under ${incident}.`;
  return { code: 'INTERNAL', status: 500, message, details: {}, headers: {}, incident };
}

function domainFailure(error: DomainError): Failure {
  return {
    code: error.code,
    status: error.spec.status,
    message: error.message,
    details: error.details ?? {},
    headers: headersOf(error),
    incident: undefined,
  };
}

function headersOf(error: DomainError): Readonly<Record<string, string>> {
  const wait = error.details?.['retryAfterSeconds'];
  const retryAfter = typeof wait === 'number' ? String(wait) : RETRY_AFTER_SECONDS[error.code];
  const allow = error.details?.['allow'];
  return {
    ...(retryAfter !== undefined && { 'Retry-After': retryAfter }),
    ...(Array.isArray(allow) && { Allow: allow.join(', ') }),
    ...(error.code === 'UNAUTHENTICATED' && {
      'WWW-Authenticate': challenge(error.details?.['isTokenWrong'] === true),
    }),
    ...limitHeaders(error.details?.['limit']),
  };
}

/** How a caller can authenticate (RFC 6750). */
function challenge(isTokenWrong: boolean): string {
  return `Bearer realm="metadata-service"${isTokenWrong ? ', error="invalid_token"' : ''}`;
}

/** The rate limit that refused a request, in DataHub's headers. */
function limitHeaders(limit: unknown): Readonly<Record<string, string>> {
  if (typeof limit !== 'object' || limit === null) return {};
  return Object.fromEntries(
    Object.entries(limit).map(([part, value]) => [`X-DataHub-RateLimit-${part}`, String(value)]),
  );
}

function httpFailure(error: HttpException): Failure {
  const status = error.getStatus();
  return {
    code: status === 413 ? 'PAYLOAD_TOO_LARGE' : undefined,
    status,
    message: error.message,
    details: {},
    headers: {},
    incident: undefined,
  };
}
