/** How an error of one code shows on each edge of the service. */
interface ErrorCodeSpec {
  /** HTTP status of OpenAPI and every other plain HTTP answer. */
  readonly status: number;
  /** HTTP status of rest.li resources where it differs from `status`. */
  readonly restliStatus?: number;
  /** `extensions.type` of a GraphQL error; its number stands in `GRAPHQL_ERROR_NUMBERS`. */
  readonly graphql: GraphqlErrorType;
  /** Level at which an error of this code is logged. */
  readonly level: 'debug' | 'info' | 'warn' | 'error';
}

/** `extensions.type` values of DataHub's GraphQL errors. */
export type GraphqlErrorType =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'SERVER_ERROR'
  | 'SERVICE_UNAVAILABLE'
  | 'DEADLINE_EXCEEDED';

/** `extensions.code` for each `extensions.type`. */
export const GRAPHQL_ERROR_NUMBERS: Readonly<Record<GraphqlErrorType, number>> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
};

/** The closed list of error codes. docs/architecture.md explains each; a test compares the two. */
export const ERROR_CODES = {
  INVALID_ARGUMENT: { status: 400, graphql: 'BAD_REQUEST', level: 'info' },
  MALFORMED_URN: { status: 400, graphql: 'BAD_REQUEST', level: 'info' },
  VALIDATION_FAILED: { status: 400, restliStatus: 422, graphql: 'BAD_REQUEST', level: 'info' },
  CONTENT_FORBIDDEN: { status: 403, restliStatus: 422, graphql: 'UNAUTHORIZED', level: 'info' },
  PRECONDITION_FAILED: { status: 412, restliStatus: 422, graphql: 'BAD_REQUEST', level: 'info' },
  UNAUTHENTICATED: { status: 401, graphql: 'UNAUTHORIZED', level: 'info' },
  FORBIDDEN: { status: 403, graphql: 'UNAUTHORIZED', level: 'info' },
  ACTOR_INACTIVE: { status: 403, graphql: 'UNAUTHORIZED', level: 'info' },
  NOT_FOUND: { status: 404, graphql: 'NOT_FOUND', level: 'info' },
  METHOD_NOT_ALLOWED: { status: 405, graphql: 'BAD_REQUEST', level: 'info' },
  CONFLICT: { status: 409, graphql: 'CONFLICT', level: 'info' },
  LENGTH_MISMATCH: { status: 412, graphql: 'BAD_REQUEST', level: 'info' },
  PAYLOAD_TOO_LARGE: { status: 413, graphql: 'BAD_REQUEST', level: 'info' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, graphql: 'BAD_REQUEST', level: 'info' },
  RATE_LIMITED: { status: 429, graphql: 'BAD_REQUEST', level: 'info' },
  TRANSACTION_CONFLICT: { status: 503, graphql: 'SERVICE_UNAVAILABLE', level: 'warn' },
  ENGINE_UNAVAILABLE: { status: 503, graphql: 'SERVICE_UNAVAILABLE', level: 'error' },
  OUTCOME_UNKNOWN: { status: 503, graphql: 'SERVICE_UNAVAILABLE', level: 'error' },
  STOPPING: { status: 503, graphql: 'SERVICE_UNAVAILABLE', level: 'info' },
  DEADLINE_EXCEEDED: { status: 504, graphql: 'DEADLINE_EXCEEDED', level: 'warn' },
  CONFIGURATION_INVALID: { status: 500, graphql: 'SERVER_ERROR', level: 'error' },
  STORE_LOCKED: { status: 500, graphql: 'SERVER_ERROR', level: 'error' },
  INTERNAL: { status: 500, graphql: 'SERVER_ERROR', level: 'error' },
} as const satisfies Record<string, ErrorCodeSpec>;

/** One code of the closed list. */
export type ErrorCode = keyof typeof ERROR_CODES;

/** The one error class of the service. The message names the fix; `details` are safe to show to the caller. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: { readonly cause?: unknown; readonly details?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.details = options.details;
  }

  readonly details: Readonly<Record<string, unknown>> | undefined;

  /** How this error shows on each edge. */
  get spec(): ErrorCodeSpec {
    return ERROR_CODES[this.code];
  }
}

/** The text DataHub's clients match when an action is refused. */
export const UNAUTHORIZED_MESSAGE = 'Unauthorized to perform this action. Please contact your DataHub administrator.';

/** A refusal with DataHub's standard text, or a more telling one. */
export function forbidden(message: string = UNAUTHORIZED_MESSAGE): DomainError {
  return new DomainError('FORBIDDEN', message);
}

/** A caller's mistake that is not about an aspect's content; the message names the field and the fix. */
export function invalidArgument(message: string): DomainError {
  return new DomainError('INVALID_ARGUMENT', message);
}
