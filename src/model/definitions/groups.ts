import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, deprecated, optional, record, string, url, urn, urnOf } from '../types.js';
import { AuditStamp } from './common.js';

const CorpGroupEditableInfo = record('com.linkedin.identity.CorpGroupEditableInfo', {
  description: optional(searchable(string(), { fieldName: 'editedDescription', fieldType: 'TEXT' })),
  pictureLink: defaulted(
    url(),
    'https://raw.githubusercontent.com/datahub-project/datahub/master/datahub-web-react/src/images/default_avatar.png',
  ),
  slack: optional(string()),
  email: optional(string()),
});
export const corpGroupEditableInfo = aspect('corpGroupEditableInfo', CorpGroupEditableInfo);

const CorpGroupInfo = record('com.linkedin.identity.CorpGroupInfo', {
  displayName: optional(
    searchable(string(), {
      fieldType: 'TEXT_PARTIAL',
      boostScore: 10,
      enableAutocomplete: true,
      fieldNameAliases: ['_entityName'],
      queryByDefault: true,
    }),
  ),
  email: optional(string()),
  admins: deprecated(array(urnOf('corpuser'))),
  members: deprecated(
    relationship(array(urnOf('corpuser')), { '/*': { name: 'IsPartOf', entityTypes: ['corpuser'] } }),
  ),
  groups: deprecated(
    relationship(array(urnOf('corpGroup')), { '/*': { name: 'IsPartOf', entityTypes: ['corpGroup'] } }),
  ),
  description: optional(searchable(string(), { fieldType: 'TEXT_PARTIAL' })),
  slack: optional(string()),
  created: optional(
    deprecated(searchable(AuditStamp, { '/time': { fieldName: 'createdTime', fieldType: 'DATETIME' } })),
  ),
});
export const corpGroupInfo = aspect('corpGroupInfo', CorpGroupInfo, { schemaVersion: 2 });

const GroupMembership = record('com.linkedin.identity.GroupMembership', {
  groups: relationship(array(urn()), { '/*': { name: 'IsMemberOfGroup', entityTypes: ['corpGroup'] } }),
});
export const groupMembership = aspect('groupMembership', GroupMembership);

const NativeGroupMembership = record('com.linkedin.identity.NativeGroupMembership', {
  nativeGroups: relationship(array(urn()), { '/*': { name: 'IsMemberOfNativeGroup', entityTypes: ['corpGroup'] } }),
});
export const nativeGroupMembership = aspect('nativeGroupMembership', NativeGroupMembership);

const CorpGroupKey = record('com.linkedin.metadata.key.CorpGroupKey', {
  name: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    queryByDefault: true,
  }),
});
export const corpGroupKey = aspect('corpGroupKey', CorpGroupKey);
