import { type Authorizer, PRIVILEGES } from '../auth/index.js';
import { DOCUMENTING, type TextTarget } from '../documentation/index.js';
import type { DomainNames } from './domain-names.js';
import { DOMAIN } from './domain.mappings.js';

const KEPT = { entityName: DOMAIN.entityName, aspectName: 'domainProperties' } as const;

/** The description of a domain, and who may change it. */
export const DOMAIN_DESCRIPTION: TextTarget = { ...KEPT, field: 'description', privileges: DOCUMENTING };

/** The name of a domain: for those who manage domains. */
export function domainName(authorizer: Authorizer, names: DomainNames): TextTarget {
  return {
    ...KEPT,
    field: 'name',
    privileges: [],
    allows: (actor) => authorizer.can(actor, [PRIVILEGES.MANAGE_DOMAINS]),
    check: (urn, name) => names.requireFree(urn, name),
  };
}
