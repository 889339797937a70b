import { customProperties, type EntityFieldResolver, mapping } from '../../../entities/index.js';
import { businessAttributeInfo } from '../../../model/index.js';
import { dataTypeOf } from '../../assets/datasets/index.js';
import { glossaryTermsOf, globalTagsOf } from '../../../annotations/index.js';
import { BusinessAttribute } from './business-attribute.model.js';

const properties: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = await context.entities.value(urn, businessAttributeInfo);
  if (stored === undefined) return null;
  return {
    ...stored,
    name: stored.fieldPath,
    tags: await globalTagsOf(stored.globalTags, urn, context),
    glossaryTerms: await glossaryTermsOf(stored.glossaryTerms, urn, context),
    type: dataTypeOf(stored.type) ?? null,
    customProperties: customProperties(stored.customProperties, urn),
  };
};

/** Resolves the fields of business attributes. */
export const BUSINESS_ATTRIBUTE = mapping(BusinessAttribute, 'businessAttribute', { properties });
