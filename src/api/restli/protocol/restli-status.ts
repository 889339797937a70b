import type { ErrorCode } from '../../../foundation/common/errors.js';
import type { Failure } from '../../../foundation/http/index.js';

/** HTTP statuses that differ for resources with proposals, by error code. */
const STATUS_BY_CODE: Readonly<Partial<Record<ErrorCode, number>>> = {
  VALIDATION_FAILED: 422,
  CONTENT_FORBIDDEN: 422,
  PRECONDITION_FAILED: 422,
};

/** The HTTP status of a failure in a resource with proposals. */
export function restliStatus({ code, status }: Pick<Failure, 'code' | 'status'>): number {
  return (code === undefined ? undefined : STATUS_BY_CODE[code]) ?? status;
}
