import { searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, enumeration, map, optional, record, string, urn } from '../types.js';
import { AuditStamp } from './common.js';

const QueryLanguage = enumeration('com.linkedin.query.QueryLanguage', ['SQL', 'UNKNOWN']);

export const QueryStatement = record('com.linkedin.query.QueryStatement', {
  value: string(),
  language: defaulted(QueryLanguage, 'SQL'),
});

const QueryKey = record('com.linkedin.metadata.key.QueryKey', {
  id: string(),
});
export const queryKey = aspect('queryKey', QueryKey);

const QuerySource = enumeration('com.linkedin.query.QuerySource', ['MANUAL', 'SYSTEM']);

const QueryProperties = record('com.linkedin.query.QueryProperties', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  statement: QueryStatement,
  source: searchable(QuerySource),
  name: optional(searchable(string(), { fieldType: 'WORD_GRAM', boostScore: 10, enableAutocomplete: true })),
  description: optional(string()),
  created: searchable(AuditStamp, {
    '/actor': { fieldName: 'createdBy', fieldType: 'URN' },
    '/time': { fieldName: 'createdAt', fieldType: 'DATETIME' },
  }),
  lastModified: searchable(AuditStamp, {
    '/actor': { fieldName: 'lastModifiedBy', fieldType: 'URN' },
    '/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME' },
  }),
  origin: optional(searchable(urn(), { fieldType: 'URN', addToFilters: false, queryByDefault: false })),
});
export const queryProperties = aspect('queryProperties', QueryProperties);

const QuerySubject = record('com.linkedin.query.QuerySubject', {
  entity: searchable(urn(), { fieldName: 'entities', fieldType: 'KEYWORD' }),
});

const QuerySubjects = record('com.linkedin.query.QuerySubjects', {
  subjects: array(QuerySubject),
});
export const querySubjects = aspect('querySubjects', QuerySubjects);
