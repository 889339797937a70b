import { DomainError, type ErrorCode } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { PreparedProposal } from '../prepare-proposals.js';
import type { RefusedProposal } from './refused-proposal-store.js';

/** Errors that depend on stored values, so that they are only known during the write. */
const DECIDED_BY_STATE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'INVALID_ARGUMENT',
  'PRECONDITION_FAILED',
  'VALIDATION_FAILED',
]);

const FORBIDDING: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['FORBIDDEN', 'CONTENT_FORBIDDEN']);

/** Whether `error` means that stored values forbid a write, so that the same write fails as long as they stay. */
export function isRefusal(error: unknown): error is DomainError {
  return error instanceof DomainError && DECIDED_BY_STATE.has(error.code);
}

/**
 * As `isRefusal`, for a part of a batch whose other parts may be written already: writes that the actor may not make on
 * their own are recorded, too.
 */
export function isRefusalOfPart(error: unknown): error is DomainError {
  return isRefusal(error) || (error instanceof DomainError && FORBIDDING.has(error.code));
}

/** The record of a proposal that `error` refused. */
export function refusalOf({ proposal }: PreparedProposal, { code, message }: DomainError): RefusedProposal {
  return { urn: proposal.urn, aspectName: proposal.aspectName, code, message };
}

/** The record of a proposal that cannot be read; its urn and aspect are what the JSON object holds in their place. */
export function unreadProposal(raw: JsonObject, { code, message }: DomainError): RefusedProposal {
  const [urn, aspectName] = [raw['entityUrn'], raw['aspectName']];
  return { urn: shortText(urn, 500), aspectName: shortText(aspectName, 200), code, message };
}

function shortText(value: unknown, length: number): string {
  return typeof value === 'string' ? value.slice(0, length) : '';
}
