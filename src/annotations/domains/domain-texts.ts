import { DESCRIBING_ENTITY, RENAMING, type TextTarget } from '../documentation/index.js';
import type { DomainNames } from './domain-names.js';
import { DOMAIN } from './domain.mappings.js';

const KEPT = { entityType: DOMAIN.entityType, aspectName: 'domainProperties' } as const;

/** Storage of a domain's description, and the demand on those who change it. */
export const DOMAIN_DESCRIPTION: TextTarget = { ...KEPT, field: 'description', demand: DESCRIBING_ENTITY };

/** Storage of a domain's name, which those who manage domains may change. */
export function domainName(names: DomainNames): TextTarget {
  return {
    ...KEPT,
    field: 'name',
    demand: RENAMING.domain,
    check: (urn, name) => names.requireFree(urn, name),
  };
}
