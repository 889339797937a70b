import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, boolean, defaulted, deprecated, optional, record, string, urn } from '../types.js';
import { AuditStamp } from './common.js';
import { GlossaryTerms } from './glossary-terms.js';
import { SchemaFieldDataType } from './schema-field-types.js';
import { GlobalTags } from './tags.js';

export const SchemaField = record('com.linkedin.schema.SchemaField', {
  fieldPath: searchable(string(), { fieldName: 'fieldPaths', fieldType: 'TEXT', boostScore: 1 }),
  jsonPath: optional(deprecated(string())),
  nullable: defaulted(boolean(), false),
  description: optional(
    searchable(string(), {
      fieldName: 'fieldDescriptions',
      fieldType: 'TEXT',
      boostScore: 0.1,
      sanitizeRichText: true,
    }),
  ),
  label: optional(deprecated(searchable(string(), { fieldName: 'fieldLabels', fieldType: 'TEXT', boostScore: 0.2 }))),
  created: optional(AuditStamp),
  lastModified: optional(AuditStamp),
  type: SchemaFieldDataType,
  nativeDataType: string(),
  recursive: defaulted(boolean(), false),
  globalTags: optional(
    relationship(
      searchable(GlobalTags, {
        '/tags/*/tag': { fieldName: 'fieldTags', fieldType: 'URN', boostScore: 0.5 },
        '/tags/*/attribution/time': {
          fieldName: 'fieldTagAttributionDates',
          fieldType: 'DATETIME',
          queryByDefault: false,
        },
        '/tags/*/attribution/actor': {
          fieldName: 'fieldTagAttributionActors',
          fieldType: 'URN',
          queryByDefault: false,
        },
        '/tags/*/attribution/source': {
          fieldName: 'fieldTagAttributionSources',
          fieldType: 'URN',
          queryByDefault: false,
        },
      }),
      { '/tags/*/tag': { name: 'SchemaFieldTaggedWith', entityTypes: ['tag'] } },
    ),
  ),
  glossaryTerms: optional(
    relationship(
      searchable(GlossaryTerms, {
        '/terms/*/urn': { fieldName: 'fieldGlossaryTerms', fieldType: 'URN', boostScore: 0.5 },
        '/terms/*/attribution/time': {
          fieldName: 'fieldTermAttributionDates',
          fieldType: 'DATETIME',
          queryByDefault: false,
        },
        '/terms/*/attribution/actor': {
          fieldName: 'fieldTermAttributionActors',
          fieldType: 'URN',
          queryByDefault: false,
        },
        '/terms/*/attribution/source': {
          fieldName: 'fieldTermAttributionSources',
          fieldType: 'URN',
          queryByDefault: false,
        },
      }),
      { '/terms/*/urn': { name: 'SchemaFieldWithGlossaryTerm', entityTypes: ['glossaryTerm'] } },
    ),
  ),
  isPartOfKey: defaulted(boolean(), false),
  isPartitioningKey: optional(boolean()),
  jsonProps: optional(string()),
});

export const SchemaFieldSpec = record('com.linkedin.schema.SchemaFieldSpec', {
  path: string(),
  type: string(),
  nativeType: string(),
});

const InputField = record('com.linkedin.common.InputField', {
  schemaFieldUrn: relationship(urn(), { name: 'consumesField', entityTypes: ['schemaField'] }),
  schemaField: optional(SchemaField),
});

const InputFields = record('com.linkedin.common.InputFields', {
  fields: array(InputField),
});
export const inputFields = aspect('inputFields', InputFields);

const SchemaFieldKey = record('com.linkedin.metadata.key.SchemaFieldKey', {
  parent: searchable(urn(), { fieldType: 'URN' }),
  fieldPath: searchable(string(), { fieldType: 'KEYWORD' }),
});
export const schemaFieldKey = aspect('schemaFieldKey', SchemaFieldKey);

const SchemaFieldAliases = record('com.linkedin.schemafield.SchemaFieldAliases', {
  aliases: optional(
    searchable(array(string()), { '/*': { fieldName: 'schemaFieldAliases', fieldType: 'URN', queryByDefault: false } }),
  ),
});
export const schemaFieldAliases = aspect('schemaFieldAliases', SchemaFieldAliases);

const SchemaFieldInfo = record('com.linkedin.schemafield.SchemaFieldInfo', {
  name: optional(searchable(string(), { fieldType: 'KEYWORD', fieldNameAliases: ['_entityName'] })),
  schemaFieldAliases: optional(searchable(array(string()), { '/*': { fieldType: 'URN', queryByDefault: true } })),
});
export const schemafieldInfo = aspect('schemafieldInfo', SchemaFieldInfo);
