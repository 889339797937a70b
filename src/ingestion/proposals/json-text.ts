import { DomainError } from '../../foundation/common/errors.js';
import { parseJson } from '../../foundation/json/safe-json.js';

/** Longest JSON text of one aspect, in characters. */
export const MAX_TEXT_LENGTH = 16_000_000;

/**
 * The value that `given` stands for: JSON text is parsed, anything else is returned as it is. Throws
 * `VALIDATION_FAILED` naming `field`.
 */
export function valueOfText(given: unknown, field: string): unknown {
  if (typeof given !== 'string') return given;
  if (given.length > MAX_TEXT_LENGTH) {
    throw new DomainError(
      'VALIDATION_FAILED',
      `Aspect size validation failed at ${field}: ${String(given.length)} characters, at most ${String(MAX_TEXT_LENGTH)} are allowed`,
    );
  }
  try {
    return parseJson(given);
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError(
      'VALIDATION_FAILED',
      `${field} is not valid JSON: ${cause instanceof Error ? cause.message : ''}`,
      { cause },
    );
  }
}
