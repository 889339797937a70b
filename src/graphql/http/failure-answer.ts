import { HttpException } from '@nestjs/common';
import { DomainError } from '../../common/errors.js';

/** Status and text of the answer to a request that failed before GraphQL saw it. */
export interface FailureAnswer {
  readonly status: number;
  readonly text: string;
}

/** Tells what may be told of `error`; anything unknown is a 500 without details. */
export function failureAnswer(error: unknown, bodyLimitBytes: number): FailureAnswer {
  if (error instanceof DomainError) return { status: error.spec.status, text: error.message };
  if (error instanceof HttpException) return { status: error.getStatus(), text: error.message };
  switch (statusOf(error)) {
    case 413:
      return {
        status: 413,
        text: `The request is larger than the limit of ${bodyLimitBytes} bytes (HTTP_BODY_LIMIT_BYTES)`,
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
