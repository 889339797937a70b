import { DomainError } from '../../../../foundation/common/errors.js';

/** The error for a file of more than `maxBytes`. */
export function tooLarge(maxBytes: number): DomainError {
  return new DomainError(
    'PAYLOAD_TOO_LARGE',
    `The file is larger than the ${String(maxBytes)} bytes of FILE_SIZE_LIMIT_BYTES.`,
  );
}
