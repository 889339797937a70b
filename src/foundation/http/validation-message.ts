import type { Failure } from './failure.js';

const PREFIX = 'Failed to validate MCP due to: ';

/**
 * The message for a refused proposal. It names the aspect if the failure does, and then begins as DataHub's clients
 * expect; a failure of the proposal itself, such as an unknown aspect, has its own message.
 */
export function validationMessage(failure: Failure): string {
  const { urn, aspect } = failure.details;
  if (failure.message.startsWith(PREFIX)) return failure.message;
  if (typeof urn !== 'string') return failure.code === 'VALIDATION_FAILED' ? failure.message : PREFIX + failure.message;
  const place = typeof aspect === 'string' ? `(${urn},${aspect})` : `(${urn})`;
  return `${PREFIX}ValidationExceptionCollection{EntityAspect:${place} Exceptions: [${failure.message}]}`;
}
