import { RefusedDemand } from '../../foundation/audit/index.js';
import { DomainError, UNAUTHORIZED_MESSAGE } from '../../foundation/common/errors.js';
import type { ResourceSpec } from '../policies/resource-spec.js';
import { operationPrivileges } from '../policies/operation-privileges.js';
import type { Privilege } from '../privileges.js';
import { type Demand, partsOf } from './demand.js';
import { demandText, PLAIN_OPERATIONS } from './demand-text.js';

/** A `FORBIDDEN` error with the demand and its subject for the audit trail; `message` is for the caller. */
export function refusalOf(
  demand: Demand,
  resource?: ResourceSpec,
  message: string = UNAUTHORIZED_MESSAGE,
  details?: Readonly<Record<string, unknown>>,
): DomainError {
  const cause = new RefusedDemand(privilegesOf(demand, resource), resource?.urn, resource?.type, demandText(demand));
  return new DomainError('FORBIDDEN', message, { cause, ...(details !== undefined && { details }) });
}

/** Every privilege that a demand requires on `resource`. */
function privilegesOf(demand: Demand, resource: ResourceSpec | undefined): readonly Privilege[] {
  const all = partsOf(demand).flatMap((part) => {
    if (part.kind === 'HELD') return part.anyOf;
    if (part.kind !== 'OPERATION') return [];
    const type = part.on.kind === 'TYPE' ? part.on.type : resource?.type;
    return PLAIN_OPERATIONS[part.operation].flatMap((plain) => operationPrivileges(part.group, plain, type));
  });
  return [...new Set(all)];
}
