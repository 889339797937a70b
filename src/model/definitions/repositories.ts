import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, boolean, optional, record, string, urn } from '../types.js';
import { AuditStamp } from './common.js';

const RepositoryKey = record('com.linkedin.repository.RepositoryKey', {
  id: string(),
});
export const repositoryKey = aspect('repositoryKey', RepositoryKey);

const RepositoryLineage = record('com.linkedin.repository.RepositoryLineage', {
  forkOf: optional(
    relationship(urn(), { name: 'RepositoryForkOf', entityTypes: ['repository'], isLineage: true, isUpstream: true }),
  ),
});
export const repositoryLineage = aspect('repositoryLineage', RepositoryLineage);

const RepositoryProperties = record('com.linkedin.repository.RepositoryProperties', {
  name: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  description: optional(searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription' })),
  defaultBranch: optional(string()),
  languages: optional(array(string())),
  license: optional(string()),
  homepageUrl: optional(string()),
  archived: optional(boolean()),
  created: optional(
    searchable(AuditStamp, { '/time': { fieldName: 'createdAt', fieldType: 'DATETIME', queryByDefault: false } }),
  ),
  lastModified: optional(
    searchable(AuditStamp, { '/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME', queryByDefault: false } }),
  ),
});
export const repositoryProperties = aspect('repositoryProperties', RepositoryProperties);

const RepositorySource = record('com.linkedin.repository.RepositorySource', {
  externalUrl: optional(string()),
  externalId: optional(string()),
});
export const repositorySource = aspect('repositorySource', RepositorySource);
