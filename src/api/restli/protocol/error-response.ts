import {
  type ErrorAnswer,
  type Failure,
  type FailedRequest,
  validationMessage,
} from '../../../foundation/http/index.js';
import { namedVersion, PROTOCOL_HEADER } from './protocol-version.js';
import { restliStatus } from './restli-status.js';

const SERVICE_EXCEPTION = 'com.linkedin.restli.server.RestLiServiceException';
const NON_EXCEPTION = 'com.linkedin.metadata.restli.NonExceptionHttpErrorResponse';

/** The rest.li error response. `takesProposals`: the failure concerns proposals of the caller. */
export function restliErrorResponse(request: FailedRequest, failure: Failure, takesProposals: boolean): ErrorAnswer {
  const status = takesProposals ? proposalStatus(failure) : failure.status;
  const message = messageOf(failure, status);
  const exceptionClass = message === '' ? NON_EXCEPTION : SERVICE_EXCEPTION;
  const stackTrace = `${exceptionClass} [HTTP Status:${status}]${message === '' ? '' : `: ${message}`}`;
  return {
    status,
    headers: errorHeaders(request),
    body: { status, ...(message !== '' && { message }), exceptionClass, stackTrace, ...conflictMembers(failure) },
  };
}

function proposalStatus(failure: Failure): number {
  return failure.code === 'MALFORMED_URN' ? 422 : restliStatus(failure);
}

function messageOf(failure: Failure, status: number): string {
  if (failure.details['brokenJson'] === true) return `Cannot parse request entity: ${failure.message}`;
  return status === 422 ? validationMessage(failure) : failure.message;
}

function errorHeaders(request: FailedRequest): Readonly<Record<string, string>> {
  const version = namedVersion(request.headers);
  return {
    [PROTOCOL_HEADER]: version,
    'X-RestLi-Error-Response': 'true',
    ...(version === '1.0.0' && { 'X-LinkedIn-Error-Response': 'true' }),
  };
}

function conflictMembers(failure: Failure): Readonly<Record<string, unknown>> {
  if (failure.code !== 'TRANSACTION_CONFLICT') return {};
  return { code: 'DATABASE_TRANSACTION_CONFLICT', errorDetails: { retryable: true } };
}
