import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, boolean, defaulted, long, map, optional, record, string, url, urn, urnOf } from '../types.js';
import { AuditStamp } from './common.js';

const CorpUserCredentials = record('com.linkedin.identity.CorpUserCredentials', {
  salt: string(),
  hashedPassword: string(),
  passwordResetToken: optional(string()),
  passwordResetTokenExpirationTimeMillis: optional(long()),
});
export const corpUserCredentials = aspect('corpUserCredentials', CorpUserCredentials, { isSecret: true });

const CorpUserEditableInfo = record('com.linkedin.identity.CorpUserEditableInfo', {
  aboutMe: optional(string()),
  teams: defaulted(searchable(array(string()), { '/*': { fieldType: 'TEXT' } }), []),
  skills: defaulted(searchable(array(string()), { '/*': { fieldType: 'TEXT' } }), []),
  pictureLink: defaulted(url(), 'assets/platforms/default_avatar.png'),
  displayName: optional(searchable(string(), { fieldType: 'WORD_GRAM', boostScore: 10, queryByDefault: true })),
  title: optional(string()),
  platforms: optional(relationship(array(urn()), { '/*': { name: 'IsUserOf', entityTypes: ['dataPlatform'] } })),
  persona: optional(relationship(urn(), { name: 'IsPersona', entityTypes: ['dataHubPersona'] })),
  slack: optional(string()),
  phone: optional(string()),
  email: optional(string()),
  informationSources: optional(array(urn())),
});
export const corpUserEditableInfo = aspect('corpUserEditableInfo', CorpUserEditableInfo);

const CorpUserInfo = record('com.linkedin.identity.CorpUserInfo', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  active: searchable(boolean(), { fieldType: 'BOOLEAN', weightsPerFieldValue: { true: 2 } }),
  displayName: optional(
    searchable(string(), {
      fieldType: 'WORD_GRAM',
      boostScore: 10,
      enableAutocomplete: true,
      fieldNameAliases: ['_entityName'],
      queryByDefault: true,
    }),
  ),
  email: optional(searchable(string(), { fieldType: 'KEYWORD', queryByDefault: true })),
  title: optional(searchable(string(), { fieldType: 'KEYWORD', queryByDefault: true })),
  managerUrn: optional(
    relationship(searchable(urnOf('corpuser'), { fieldName: 'managerLdap', fieldType: 'URN', queryByDefault: false }), {
      name: 'ReportsTo',
      entityTypes: ['corpuser'],
    }),
  ),
  departmentId: optional(long()),
  departmentName: optional(string()),
  firstName: optional(string()),
  lastName: optional(string()),
  fullName: optional(
    searchable(string(), { fieldType: 'WORD_GRAM', boostScore: 10, enableAutocomplete: true, queryByDefault: true }),
  ),
  countryCode: optional(string()),
  system: optional(defaulted(searchable(boolean(), { fieldType: 'BOOLEAN', queryByDefault: false }), false)),
  isSupportUser: optional(searchable(boolean(), { fieldType: 'BOOLEAN', queryByDefault: false })),
});
export const corpUserInfo = aspect('corpUserInfo', CorpUserInfo);

const CorpUserStatus = record('com.linkedin.identity.CorpUserStatus', {
  status: searchable(string(), { fieldType: 'KEYWORD' }),
  lastModified: searchable(AuditStamp, { '/time': { fieldName: 'statusLastModifiedAt', fieldType: 'COUNT' } }),
});
export const corpUserStatus = aspect('corpUserStatus', CorpUserStatus);

const CorpUserKey = record('com.linkedin.metadata.key.CorpUserKey', {
  username: searchable(string(), {
    fieldName: 'ldap',
    fieldType: 'WORD_GRAM',
    boostScore: 2,
    enableAutocomplete: true,
  }),
});
export const corpUserKey = aspect('corpUserKey', CorpUserKey);
