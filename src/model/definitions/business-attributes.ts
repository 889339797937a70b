import { relationship, searchable, searchableRef } from '../annotate.js';
import { aspect } from '../declarations.js';
import { defaulted, map, optional, record, string, urnOf } from '../types.js';
import { AuditStamp, unknownStamp } from './common.js';
import { EDITABLE_COLUMN } from './editable-column.js';
import { SchemaFieldDataType } from './schema-field-types.js';

const BusinessAttributeAssociation = record('com.linkedin.businessattribute.BusinessAttributeAssociation', {
  businessAttributeUrn: searchable(urnOf('businessAttribute'), {
    fieldName: 'schemaFieldBusinessAttribute',
    includeSystemModifiedAt: true,
    queryByDefault: false,
    systemModifiedAtFieldName: 'schemaFieldBusinessAttributeModifiedAt',
  }),
});

const BusinessAttributeInfo = record('com.linkedin.businessattribute.BusinessAttributeInfo', {
  ...EDITABLE_COLUMN,
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
