import { DESCRIBING_ENTITY, RENAMING, type TextTarget } from '../documentation/index.js';
import type { DomainNames } from './domain-names.js';
import { DOMAIN } from './domain.mappings.js';

const KEPT = { entityType: DOMAIN.entityType, aspectName: 'domainProperties' } as const;

/** The description of a domain, and who may change it. */
export const DOMAIN_DESCRIPTION: TextTarget = { ...KEPT, field: 'description', demand: DESCRIBING_ENTITY };

/** The name of a domain: for those who manage domains. */
export function domainName(names: DomainNames): TextTarget {
  return {
    ...KEPT,
    field: 'name',
    demand: RENAMING.domain,
    check: (urn, name) => names.requireFree(urn, name),
  };
}
