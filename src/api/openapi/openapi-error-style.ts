import { type ErrorStyle, type FailedRequest, type Failure, validationMessage } from '../../foundation/http/index.js';

type Body = Readonly<Record<string, unknown>>;

const CONFLICT_TEXT = 'Failed to add after 3 retries due to transaction conflict';

/** Errors of `/openapi`: `error` is the kind of failure, `message` the fix, which clients show. */
export const openapiErrorStyle: ErrorStyle = {
  applies: (request: FailedRequest, failure) =>
    /^\/openapi(?:\/|$)/.test(request.path) && failure.code !== 'UNAUTHENTICATED',
  answer: (request, failure) => ({ status: statusOf(request, failure), headers: {}, body: bodyOf(request, failure) }),
};

/** The typed API returns 422 for invalid values. */
function statusOf({ path }: FailedRequest, { code, status }: Failure): number {
  return code === 'VALIDATION_FAILED' && path.startsWith('/openapi/entities/v1') ? 422 : status;
}

/** DataHub's text of a urn that cannot be parsed; entities have one of their own. The message adds the reason. */
function textOfMalformed({ path }: FailedRequest, { message, details }: Failure): string {
  const urn = details['malformedUrn'];
  if (typeof urn !== 'string') return message;
  return /^\/openapi\/v[23]\/entity\//.test(path)
    ? `Invalid urn!: ${urn}`
    : `Invalid URN format: Failed to retrieve entity with urn ${urn}, invalid urn`;
}

function bodyOf(request: FailedRequest, failure: Failure): Body {
  const { code, message } = failure;
  if (failure.details['brokenJson'] === true || failure.details['patch'] === true)
    return { error: 'Invalid JSON format', message };
  switch (code) {
    case 'MALFORMED_URN':
      return { error: textOfMalformed(request, failure), message };
    case 'VALIDATION_FAILED':
      return { error: 'Validation Error', message: validationMessage(failure) };
    case 'PRECONDITION_FAILED':
      return { error: 'Precondition Error', message: validationMessage(failure) };
    case 'CONTENT_FORBIDDEN':
      return { error: 'Authorization Error', message: validationMessage(failure) };
    case 'TRANSACTION_CONFLICT':
      return { error: CONFLICT_TEXT, message: CONFLICT_TEXT, code: 'DATABASE_TRANSACTION_CONFLICT', retryable: true };
    case 'INTERNAL':
      return { error: 'Internal server error occurred', message };
    default:
      return { error: message, message };
  }
}
