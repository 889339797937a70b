import { relationship, searchable } from '../annotate.js';
import { optional, string } from '../types.js';
import { GlossaryTerms } from './glossary-terms.js';
import { GlobalTags } from './tags.js';

/** What users edit of a column, or give to it by a business attribute. */
export const EDITABLE_COLUMN = {
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
};
