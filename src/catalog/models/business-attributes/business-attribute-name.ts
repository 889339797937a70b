import { RENAMING, type TextTarget } from '../../../annotations/index.js';
import type { BusinessAttributeNames } from './business-attribute-names.js';
import { BUSINESS_ATTRIBUTE } from './business-attribute.mappings.js';

/** The display name of business attributes, which actors with the privilege to manage them can change. */
export function businessAttributeName(names: BusinessAttributeNames): TextTarget {
  return {
    entityType: BUSINESS_ATTRIBUTE.entityType,
    aspectName: 'businessAttributeInfo',
    field: 'name',
    twin: 'fieldPath',
    demand: RENAMING.businessAttribute,
    check: (urn, name) => names.requireFree(urn, name),
  };
}
