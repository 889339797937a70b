import { DomainError, type ErrorCode } from '../../foundation/common/errors.js';
import type { PreparedProposal } from '../prepare-proposals.js';
import type { RefusedProposal } from './refused-proposal-store.js';

/** What stored values decide, and so nobody can say before the write. */
const DECIDED_BY_STATE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'INVALID_ARGUMENT',
  'PRECONDITION_FAILED',
  'VALIDATION_FAILED',
]);

const FORBIDDING: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['FORBIDDEN', 'CONTENT_FORBIDDEN']);

/** Whether `error` says that stored values forbid a write, so that the same write is refused as long as they stay. */
export function isRefusal(error: unknown): error is DomainError {
  return error instanceof DomainError && DECIDED_BY_STATE.has(error.code);
}

/**
 * As `isRefusal`, for a part of a batch of which others are written already: what its actor may not write by itself is
 * noted, too.
 */
export function isRefusalOfPart(error: unknown): error is DomainError {
  return isRefusal(error) || (error instanceof DomainError && FORBIDDING.has(error.code));
}

/** How it is noted that `error` refused a proposal. */
export function refusalOf({ proposal }: PreparedProposal, { code, message }: DomainError): RefusedProposal {
  return { urn: proposal.urn, aspectName: proposal.aspectName, code, message };
}
