import { relationship, searchable, searchableRef } from '../annotate.js';
import { aspect } from '../declarations.js';
import { defaulted, map, optional, record, string, urnOf } from '../types.js';
import { AuditStamp, unknownStamp } from './common.js';
import { GlossaryTerms } from './glossary-terms.js';
import { SchemaFieldDataType } from './schema-field-types.js';
import { GlobalTags } from './tags.js';

const BusinessAttributeAssociation = record('com.linkedin.businessattribute.BusinessAttributeAssociation', {
  businessAttributeUrn: searchable(urnOf('businessAttribute'), {
    fieldName: 'schemaFieldBusinessAttribute',
    includeSystemModifiedAt: true,
    queryByDefault: false,
    systemModifiedAtFieldName: 'schemaFieldBusinessAttributeModifiedAt',
  }),
});

const BusinessAttributeInfo = record('com.linkedin.businessattribute.BusinessAttributeInfo', {
  fieldPath: string(),
  description: optional(
    searchable(string(), {
      fieldName: 'editedFieldDescriptions',
      fieldType: 'TEXT',
      boostScore: 0.1,
      sanitizeRichText: true,
    }),
  ),
  globalTags: optional(
    relationship(
      searchable(GlobalTags, {
        '/tags/*/tag': { fieldName: 'editedFieldTags', fieldType: 'URN', boostScore: 0.5 },
        '/tags/*/attribution/time': { fieldName: 'editedFieldTagAttributionDates', fieldType: 'DATETIME' },
        '/tags/*/attribution/actor': {
          fieldName: 'editedFieldTagAttributionActors',
          fieldType: 'URN',
          queryByDefault: false,
        },
        '/tags/*/attribution/source': {
          fieldName: 'editedFieldTagAttributionSources',
          fieldType: 'URN',
          queryByDefault: false,
        },
      }),
      { '/tags/*/tag': { name: 'EditableSchemaFieldTaggedWith', entityTypes: ['tag'] } },
    ),
  ),
  glossaryTerms: optional(
    relationship(
      searchable(GlossaryTerms, {
        '/terms/*/urn': {
          fieldName: 'editedFieldGlossaryTerms',
          fieldType: 'URN',
          boostScore: 0.5,
          includeSystemModifiedAt: true,
          systemModifiedAtFieldName: 'schemaFieldTermsModifiedAt',
        },
        '/terms/*/attribution/time': { fieldName: 'editedFieldTermAttributionDates', fieldType: 'DATETIME' },
        '/terms/*/attribution/actor': {
          fieldName: 'editedFieldTermAttributionActors',
          fieldType: 'URN',
          queryByDefault: false,
        },
        '/terms/*/attribution/source': {
          fieldName: 'editedFieldTermAttributionSources',
          fieldType: 'URN',
          queryByDefault: false,
        },
      }),
      { '/terms/*/urn': { name: 'EditableSchemaFieldWithGlossaryTerm', entityTypes: ['glossaryTerm'] } },
    ),
  ),
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  created: unknownStamp,
  lastModified: unknownStamp,
  deleted: optional(AuditStamp),
  name: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  type: optional(SchemaFieldDataType),
});
export const businessAttributeInfo = aspect('businessAttributeInfo', BusinessAttributeInfo);

const BusinessAttributeKey = record('com.linkedin.businessattribute.BusinessAttributeKey', {
  id: string(),
});
export const businessAttributeKey = aspect('businessAttributeKey', BusinessAttributeKey);

const BusinessAttributes = record('com.linkedin.businessattribute.BusinessAttributes', {
  businessAttribute: optional(
    relationship(
      searchableRef(BusinessAttributeAssociation, {
        '/businessAttributeUrn': {
          boostScore: 0.5,
          fieldName: 'businessAttributeRef',
          fieldType: 'URN',
          refType: 'businessAttribute',
        },
      }),
      { '/businessAttributeUrn': { name: 'BusinessAttributeOf', entityTypes: ['businessAttribute'] } },
    ),
  ),
});
export const businessAttributes = aspect('businessAttributes', BusinessAttributes);
