import { randomUUID } from 'node:crypto';
import { HttpException } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { DomainError, GRAPHQL_ERROR_NUMBERS, type GraphqlErrorType } from '../../common/errors.js';
import type { LogHidden } from './format-error.js';

/** What a caller is told of a resolver's failure. */
export interface Failure {
  readonly message: string;
  readonly code: number;
  readonly type: GraphqlErrorType;
}

const TYPES_BY_STATUS: ReadonlyMap<number, GraphqlErrorType> = new Map([
  [400, 'BAD_REQUEST'],
  [401, 'UNAUTHORIZED'],
  [403, 'UNAUTHORIZED'],
  [404, 'NOT_FOUND'],
  [409, 'CONFLICT'],
  [503, 'SERVICE_UNAVAILABLE'],
]);

/** Tells what may be told: domain errors and the framework's HTTP errors as they are, arguments that do not fit, and for all else an id. */
export function describeFailure(thrown: unknown, logHidden: LogHidden): Failure {
  const error = innermost(thrown);
  if (error instanceof DomainError && error.code !== 'INTERNAL') return failure(error.spec.graphql, error.message);
  if (error instanceof HttpException) {
    const type = TYPES_BY_STATUS.get(error.getStatus());
    if (type !== undefined) return failure(type, error.message);
  }
  if (error instanceof GraphQLError && /^(Argument|Variable) /.test(error.message))
    return failure('BAD_REQUEST', error.message);
  const id = randomUUID();
  logHidden(id, error);
  return failure('SERVER_ERROR', `An unknown error occurred. The log has it under id ${id}.`);
}

function failure(type: GraphqlErrorType, message: string): Failure {
  return { message, code: GRAPHQL_ERROR_NUMBERS[type], type };
}

function innermost(thrown: unknown): unknown {
  let error = thrown;
  while (error instanceof GraphQLError && error.originalError != null) error = error.originalError;
  return error;
}
