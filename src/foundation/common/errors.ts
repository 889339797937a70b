import { shortText } from './short-text.js';

/** Properties of an error code. */
interface ErrorCodeSpec {
  /** HTTP status of a response; an API may use another one for some codes. */
  readonly status: number;
  /** Level at which an error of this code is logged. */
  readonly level: 'debug' | 'info' | 'warn' | 'error';
}

/**
 * The closed list of error codes. docs/architecture.md explains each code and how the APIs report it; a test compares
 * the two.
 */
export const ERROR_CODES = {
  INVALID_ARGUMENT: { status: 400, level: 'info' },
  MALFORMED_URN: { status: 400, level: 'info' },
  VALIDATION_FAILED: { status: 400, level: 'info' },
  CONTENT_FORBIDDEN: { status: 403, level: 'info' },
  PRECONDITION_FAILED: { status: 412, level: 'info' },
  UNAUTHENTICATED: { status: 401, level: 'info' },
  FORBIDDEN: { status: 403, level: 'info' },
  ACTOR_INACTIVE: { status: 403, level: 'info' },
  NOT_FOUND: { status: 404, level: 'info' },
  METHOD_NOT_ALLOWED: { status: 405, level: 'info' },
  CONFLICT: { status: 409, level: 'info' },
  LENGTH_MISMATCH: { status: 412, level: 'info' },
  PAYLOAD_TOO_LARGE: { status: 413, level: 'info' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, level: 'info' },
  RATE_LIMITED: { status: 429, level: 'info' },
  TRANSACTION_CONFLICT: { status: 503, level: 'warn' },
  ENGINE_UNAVAILABLE: { status: 503, level: 'error' },
  OUTCOME_UNKNOWN: { status: 503, level: 'error' },
  STOPPING: { status: 503, level: 'info' },
  DEADLINE_EXCEEDED: { status: 504, level: 'warn' },
  CONFIGURATION_INVALID: { status: 500, level: 'error' },
  STORE_LOCKED: { status: 500, level: 'error' },
  INTERNAL: { status: 500, level: 'error' },
} as const satisfies Record<string, ErrorCodeSpec>;

/** One code of the closed list. */
export type ErrorCode = keyof typeof ERROR_CODES;

/**
 * Maximum number of characters of a message, which may quote input of any length: a request can have many errors, and
 * each is written to the response and to the log.
 */
const LONGEST_MESSAGE = 4_000;

/**
 * The service's only error class. The message names the fix, and loses its middle beyond 4,000 characters; `details`
 * may be shown to the caller.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: { readonly cause?: unknown; readonly details?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(shortText(message, LONGEST_MESSAGE), options.cause === undefined ? undefined : { cause: options.cause });
    this.details = options.details;
  }

  readonly details: Readonly<Record<string, unknown>> | undefined;

  /** The properties of its code. */
  get spec(): ErrorCodeSpec {
    return ERROR_CODES[this.code];
  }
}

/** The text that DataHub's clients match when an action is refused. */
export const UNAUTHORIZED_MESSAGE = 'Unauthorized to perform this action. Please contact your DataHub administrator.';

/** A refusal with DataHub's standard text, or with a more specific one. */
export function forbidden(message: string = UNAUTHORIZED_MESSAGE): DomainError {
  return new DomainError('FORBIDDEN', message);
}

/** A caller's mistake that does not concern the content of an aspect; the message names the field and the fix. */
export function invalidArgument(message: string): DomainError {
  return new DomainError('INVALID_ARGUMENT', message);
}
