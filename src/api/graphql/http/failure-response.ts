import { HttpException } from '@nestjs/common';
import { DomainError } from '../../../foundation/common/errors.js';
import { describeFailure, type Failure } from '../../../foundation/http/index.js';

/** Status, text and headers of the response to a request that failed before GraphQL processed it. */
export interface FailureResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: Failure['headers'];
}

/** Returns the response to `error`; unexpected errors become a 500 without details. */
export function failureResponse(error: unknown, bodyLimitBytes: number): FailureResponse {
  if (error instanceof DomainError || error instanceof HttpException) {
    const { status, message, headers } = describeFailure(error);
    return { status, text: message, headers };
  }
  return { ...unreadable(statusOf(error), bodyLimitBytes), headers: {} };
}

function unreadable(status: unknown, bodyLimitBytes: number): Omit<FailureResponse, 'headers'> {
  switch (status) {
    case 413:
      return {
        status: 413,
        text: `The request is larger than the limit of ${bodyLimitBytes} bytes (GRAPHQL_BODY_LIMIT_BYTES)`,
      };
    case 415:
      return { status: 415, text: 'Send the request with the header Content-Type: application/json' };
    case 400:
      return { status: 400, text: 'The request cannot be read' };
    default:
      return { status: 500, text: 'Internal server error occurred' };
  }
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
}
