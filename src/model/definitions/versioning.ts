import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, boolean, defaulted, enumeration, map, optional, record, string, urn } from '../types.js';
import { AuditStamp, VersionTag } from './common.js';

const VersioningScheme = enumeration('com.linkedin.versionset.VersioningScheme', [
  'LEXICOGRAPHIC_STRING',
  'ALPHANUMERIC_GENERATED_BY_DATAHUB',
]);

const VersionProperties = record('com.linkedin.common.VersionProperties', {
  versionSet: relationship(searchable(urn(), { queryByDefault: false }), {
    name: 'VersionOf',
    entityTypes: ['versionSet'],
  }),
  version: searchable(VersionTag, { '/versionTag': { fieldName: 'version', queryByDefault: false } }),
  aliases: defaulted(
    searchable(array(VersionTag), { '/*/versionTag': { fieldName: 'aliases', queryByDefault: false } }),
    [],
  ),
  comment: optional(string()),
  sortId: searchable(string(), { fieldName: 'versionSortId', queryByDefault: false }),
  versioningScheme: defaulted(VersioningScheme, 'LEXICOGRAPHIC_STRING'),
  sourceCreatedTimestamp: optional(AuditStamp),
  metadataCreatedTimestamp: optional(AuditStamp),
  isLatest: optional(searchable(boolean(), { fieldType: 'BOOLEAN', queryByDefault: false })),
});
export const versionProperties = aspect('versionProperties', VersionProperties);

const VersionSetKey = record('com.linkedin.metadata.key.VersionSetKey', {
  id: string(),
  entityType: string(),
});
export const versionSetKey = aspect('versionSetKey', VersionSetKey);

const VersionSetProperties = record('com.linkedin.versionset.VersionSetProperties', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  latest: searchable(urn()),
  versioningScheme: VersioningScheme,
});
export const versionSetProperties = aspect('versionSetProperties', VersionSetProperties);
