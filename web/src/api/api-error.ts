/** Status of an error of a request that got no response. */
export const UNREACHABLE = 0;

/** An error that the service returned, or `UNREACHABLE`. Its message is the service's, and may be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status, also of an error inside a GraphQL response. */
    readonly status: number,
    /** One of the service's error codes or GraphQL error types, such as `FORBIDDEN`. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }

  /** Whether nobody is logged in, or not any more. */
  get isLoggedOut(): boolean {
    return this.status === 401;
  }

  /** Whether the user lacks a privilege. */
  get isRefusal(): boolean {
    return this.status === 403;
  }
}

interface ErrorBody {
  readonly error?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
}

/** An error of a GraphQL response. */
export interface GraphqlError {
  readonly message?: unknown;
  readonly extensions?: { readonly code?: unknown; readonly type?: unknown };
}

/** The error that a response other than 2xx reports; `body` is its text. */
export function errorOfResponse(status: number, body: string): ApiError {
  const { error, code, message } = parsed(body);
  const kind = textOr(code, textOr(error, `HTTP_${status}`));
  return new ApiError(status, kind, textOr(message, textOr(error, `The service returned status ${status}.`)));
}

/** The error that a GraphQL response lists first; undefined if it lists none. */
export function errorOfGraphql(errors: readonly GraphqlError[] | undefined): ApiError | undefined {
  const [first] = errors ?? [];
  if (first === undefined) return undefined;
  const { code, type } = first.extensions ?? {};
  const status = typeof code === 'number' ? code : 400;
  return new ApiError(status, textOr(type, 'GRAPHQL'), textOr(first.message, 'The service refused the request.'));
}

function parsed(body: string): ErrorBody {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function textOr(value: unknown, other: string): string {
  return typeof value === 'string' && value !== '' ? value : other;
}
