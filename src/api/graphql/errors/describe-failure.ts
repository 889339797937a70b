import { GraphQLError } from 'graphql';
import type { Failure } from '../../../foundation/http/index.js';
import { GRAPHQL_ERROR_NUMBERS, GRAPHQL_ERROR_TYPES, type GraphqlErrorType } from './error-types.js';

/** Describes and logs an error. Unexpected errors are masked and get an id. */
export type ReportFailure = (error: unknown) => Pick<Failure, 'code' | 'status' | 'message'>;

/** Public description of a resolver's failure. */
export interface ResolverFailure {
  readonly message: string;
  readonly code: number;
  readonly type: GraphqlErrorType;
}

const TYPES_BY_STATUS: ReadonlyMap<number, GraphqlErrorType> = new Map([
  [401, 'UNAUTHORIZED'],
  [403, 'UNAUTHORIZED'],
  [404, 'NOT_FOUND'],
  [409, 'CONFLICT'],
]);

/** Describes `thrown` for the caller: errors of arguments keep their message, `report` describes all others. */
export function describeFailure(thrown: unknown, report: ReportFailure): ResolverFailure {
  const error = innermost(thrown);
  if (error instanceof GraphQLError && /^(Argument|Variable) /.test(error.message))
    return failure('BAD_REQUEST', error.message);
  const { code, status, message } = report(error);
  return failure(
    code === undefined ? (TYPES_BY_STATUS.get(status) ?? 'BAD_REQUEST') : GRAPHQL_ERROR_TYPES[code],
    message,
  );
}

function failure(type: GraphqlErrorType, message: string): ResolverFailure {
  return { message, code: GRAPHQL_ERROR_NUMBERS[type], type };
}

/** Returns the error that a resolver or a scalar threw, without the wrappers of the GraphQL engine. */
export function innermost(thrown: unknown): unknown {
  let error = thrown;
  while (error instanceof GraphQLError && error.originalError != null) error = error.originalError;
  return error;
}
