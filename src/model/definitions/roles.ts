import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, boolean, defaulted, optional, record, string, urn } from '../types.js';
import { AuditStamp } from './common.js';

const RoleAssociation = record('com.linkedin.common.RoleAssociation', {
  urn: relationship(
    searchable(urn(), {
      fieldName: 'roles',
      fieldType: 'URN',
      addToFilters: true,
      filterNameOverride: 'Role',
      hasValuesFieldName: 'hasRoles',
      queryByDefault: false,
    }),
    { name: 'AssociatedWith', entityTypes: ['role'] },
  ),
});

const Access = record('com.linkedin.common.Access', {
  roles: optional(array(RoleAssociation)),
});
export const access = aspect('access', Access);

const RoleMembership = record('com.linkedin.identity.RoleMembership', {
  roles: relationship(array(urn()), { '/*': { name: 'IsMemberOfRole', entityTypes: ['dataHubRole'] } }),
});
export const roleMembership = aspect('roleMembership', RoleMembership);

const DataHubRoleKey = record('com.linkedin.metadata.key.DataHubRoleKey', {
  id: string(),
});
export const dataHubRoleKey = aspect('dataHubRoleKey', DataHubRoleKey);

const RoleKey = record('com.linkedin.metadata.key.RoleKey', {
  id: string(),
});
export const roleKey = aspect('roleKey', RoleKey);

const DataHubRoleInfo = record('com.linkedin.policy.DataHubRoleInfo', {
  name: searchable(string(), { fieldType: 'TEXT_PARTIAL' }),
  description: searchable(string(), { fieldType: 'TEXT' }),
  editable: defaulted(boolean(), false),
});
export const dataHubRoleInfo = aspect('dataHubRoleInfo', DataHubRoleInfo);

const RoleUser = record('com.linkedin.role.RoleUser', {
  user: relationship(urn(), { name: 'Has', entityTypes: ['corpuser'] }),
});

const RoleGroup = record('com.linkedin.role.RoleGroup', {
  group: relationship(urn(), { name: 'Has', entityTypes: ['corpGroup'] }),
});

const Actors = record('com.linkedin.role.Actors', {
  users: optional(array(RoleUser)),
  groups: optional(array(RoleGroup)),
});
export const actors = aspect('actors', Actors);

const RoleProperties = record('com.linkedin.role.RoleProperties', {
  name: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  description: optional(string()),
  type: string(),
  requestUrl: optional(string()),
  created: optional(AuditStamp),
});
export const roleProperties = aspect('roleProperties', RoleProperties);
