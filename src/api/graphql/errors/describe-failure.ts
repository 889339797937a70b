import { GraphQLError } from 'graphql';
import type { Failure } from '../../../foundation/http/index.js';
import { GRAPHQL_ERROR_NUMBERS, GRAPHQL_ERROR_TYPES, type GraphqlErrorType } from './error-types.js';

/** Describes and logs an error: what nobody expected is masked and gets an id. */
export type ReportFailure = (error: unknown) => Pick<Failure, 'code' | 'status' | 'message'>;

/** What a caller is told of a resolver's failure. */
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

/** Tells what may be told of `thrown`: arguments that do not fit, and what `report` makes of anything else. */
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

/** What a resolver or a scalar threw, without what the GraphQL engine wrapped around it. */
export function innermost(thrown: unknown): unknown {
  let error = thrown;
  while (error instanceof GraphQLError && error.originalError != null) error = error.originalError;
  return error;
}
