import type { Failure } from './failure.js';

const PREFIX = 'Failed to validate MCP due to: ';

/**
 * The text that tells of a refused proposal: names the aspect where the failure does, and begins as DataHub's clients
 * expect.
 */
export function validationMessage(failure: Failure): string {
  const { urn, aspect } = failure.details;
  if (failure.message.startsWith(PREFIX)) return failure.message;
  if (typeof urn !== 'string') return PREFIX + failure.message;
  const place = typeof aspect === 'string' ? `(${urn},${aspect})` : `(${urn})`;
  return `${PREFIX}ValidationExceptionCollection{EntityAspect:${place} Exceptions: [${failure.message}]}`;
}
