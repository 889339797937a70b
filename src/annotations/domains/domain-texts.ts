import { DESCRIBING_ENTITY, RENAMING, type TextTarget } from '../documentation/index.js';
import type { DomainNames } from './domain-names.js';
import { DOMAIN } from './domain.mappings.js';

const KEPT = { entityType: DOMAIN.entityType, aspectName: 'domainProperties' } as const;

/** Target for the description of a domain. */
export const DOMAIN_DESCRIPTION: TextTarget = { ...KEPT, field: 'description', demand: DESCRIBING_ENTITY };

/** Returns the target for the name of a domain. Requires the privilege to manage domains. */
export function domainName(names: DomainNames): TextTarget {
  return {
    ...KEPT,
    field: 'name',
    demand: RENAMING.domain,
    check: (urn, name) => names.requireFree(urn, name),
  };
}
