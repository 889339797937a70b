import type { PlannedWrite } from '../../aspects/index.js';
import { DomainError } from '../../foundation/common/errors.js';

/** A write that breaks a rule of its content. */
export function invalid({ proposal, aspect }: PlannedWrite, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { details: { urn: proposal.urn, aspect: aspect.name } });
}

/**
 * A write whose proposal breaks a rule that DataHub applies before it queues a proposal: an asynchronous request is
 * refused as a synchronous one. What a patch results in is only known during the write, and remains for the trace.
 */
export function invalidProposal({ proposal, aspect }: PlannedWrite, message: string): DomainError {
  const refusesRequest = proposal.patch === undefined;
  return new DomainError('VALIDATION_FAILED', message, {
    details: { urn: proposal.urn, aspect: aspect.name, refusesRequest },
  });
}

/** Whether `error` refuses a request as a whole, also where the caller does not wait for each outcome. */
export function refusesRequest(error: DomainError): boolean {
  return error.details?.['refusesRequest'] === true;
}

/** A write whose content the actor may not write. */
export function contentForbidden({ proposal, aspect }: PlannedWrite, message: string): DomainError {
  return new DomainError('CONTENT_FORBIDDEN', message, { details: { urn: proposal.urn, aspect: aspect.name } });
}
