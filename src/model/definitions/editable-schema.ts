import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, optional, record, string } from '../types.js';
import { AuditStamp, unknownStamp } from './common.js';
import { GlossaryTerms } from './glossary-terms.js';
import { GlobalTags } from './tags.js';

const EditableSchemaFieldInfo = record('com.linkedin.schema.EditableSchemaFieldInfo', {
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
});

const EditableSchemaMetadata = record('com.linkedin.schema.EditableSchemaMetadata', {
  created: unknownStamp,
  lastModified: unknownStamp,
  deleted: optional(AuditStamp),
  editableSchemaFieldInfo: array(EditableSchemaFieldInfo),
});
export const editableSchemaMetadata = aspect('editableSchemaMetadata', EditableSchemaMetadata);
