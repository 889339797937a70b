import { type Authorizer, PRIVILEGES } from '../auth/index.js';
import type { TextTarget } from '../documentation/index.js';
import type { BusinessAttributeNames } from './business-attribute-names.js';
import { BUSINESS_ATTRIBUTE } from './business-attribute.mappings.js';

/** The name of a business attribute: for those who manage business attributes. */
export function businessAttributeName(authorizer: Authorizer, names: BusinessAttributeNames): TextTarget {
  return {
    entityName: BUSINESS_ATTRIBUTE.entityName,
    aspectName: 'businessAttributeInfo',
    field: 'name',
    twin: 'fieldPath',
    privileges: [],
    allows: (actor) => authorizer.can(actor, [PRIVILEGES.MANAGE_BUSINESS_ATTRIBUTE]),
    check: (urn, name) => names.requireFree(urn, name),
  };
}
