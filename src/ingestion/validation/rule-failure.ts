import type { PlannedWrite } from '../../aspects/index.js';
import { DomainError } from '../../foundation/common/errors.js';

/** A write that breaks a rule of its content. */
export function invalid({ proposal, aspect }: PlannedWrite, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { details: { urn: proposal.urn, aspect: aspect.name } });
}

/** A write whose content the actor may not write. */
export function contentForbidden({ proposal, aspect }: PlannedWrite, message: string): DomainError {
  return new DomainError('CONTENT_FORBIDDEN', message, { details: { urn: proposal.urn, aspect: aspect.name } });
}
