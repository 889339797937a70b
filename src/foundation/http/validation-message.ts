import type { Failure } from './failure.js';

const PREFIX = 'Failed to validate MCP due to: ';

/**
 * The text that tells of a refused proposal. Where the failure names the aspect, so does the text, and it begins as
 * DataHub's clients expect; what concerns the proposal itself, such as an unknown aspect, is told as it is.
 */
export function validationMessage(failure: Failure): string {
  const { urn, aspect } = failure.details;
  if (failure.message.startsWith(PREFIX)) return failure.message;
  if (typeof urn !== 'string') return failure.code === 'VALIDATION_FAILED' ? failure.message : PREFIX + failure.message;
  const place = typeof aspect === 'string' ? `(${urn},${aspect})` : `(${urn})`;
  return `${PREFIX}ValidationExceptionCollection{EntityAspect:${place} Exceptions: [${failure.message}]}`;
}
