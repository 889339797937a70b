import {
  aspectField,
  customProperties,
  type EntityFieldResolver,
  type EntityMapping,
  refTo,
} from '../../../entities/index.js';
import type { globalTags, StoredOf } from '../../../model/index.js';
import { DATA_TYPES } from '../../assets/datasets/index.js';
import { glossaryTermsOf, type StoredGlossaryTerms, globalTagsOf } from '../../../annotations/index.js';

interface StoredInfo {
  readonly fieldPath: string;
  readonly name?: string;
  readonly globalTags?: StoredOf<typeof globalTags>;
  readonly glossaryTerms?: StoredGlossaryTerms;
  readonly type?: { readonly type: Readonly<Record<string, unknown>> };
  readonly customProperties?: Readonly<Record<string, string>>;
}

interface StoredAttributes {
  readonly businessAttribute?: { readonly businessAttributeUrn: string };
}

const properties: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = (await context.entities.value(urn, 'businessAttributeInfo')) as unknown as StoredInfo | undefined;
  if (stored === undefined) return null;
  return {
    ...stored,
    name: stored.fieldPath,
    tags: await globalTagsOf(stored.globalTags, urn, context),
    glossaryTerms: await glossaryTermsOf(stored.glossaryTerms, urn, context),
    type: DATA_TYPES[Object.keys(stored.type?.type ?? {})[0] ?? ''] ?? null,
    customProperties: customProperties(stored.customProperties, urn),
  };
};

/** How a business attribute shows in GraphQL. */
export const BUSINESS_ATTRIBUTE: EntityMapping = {
  entityType: 'businessAttribute',
  typeName: 'BusinessAttribute',
  fields: { properties },
};

/** The field `businessAttributes` of columns. */
export const businessAttributesField = aspectField<StoredAttributes>(
  'businessAttributes',
  ({ businessAttribute }, { urn }) => ({
    businessAttribute:
      businessAttribute === undefined
        ? null
        : {
            businessAttribute: refTo(BUSINESS_ATTRIBUTE.typeName, businessAttribute.businessAttributeUrn),
            associatedUrn: urn,
          },
  }),
);
