import { entity } from '../../declarations.js';
import { origin, status, subTypes } from '../asset-aspects.js';
import { forms } from '../form-associations.js';
import {
  corpGroupEditableInfo,
  corpGroupInfo,
  corpGroupKey,
  groupMembership,
  nativeGroupMembership,
} from '../groups.js';
import { corpUserCredentials, corpUserEditableInfo, corpUserInfo, corpUserKey, corpUserStatus } from '../identity.js';
import { ownership } from '../ownership.js';
import { actors, dataHubRoleInfo, dataHubRoleKey, roleKey, roleMembership, roleProperties } from '../roles.js';
import { slackUserInfo } from '../slack-users.js';
import { structuredProperties } from '../structured-properties.js';
import { inviteToken, inviteTokenKey } from '../system-state.js';
import { globalTags } from '../tags.js';
import { testResults } from '../test-results.js';
import { corpUserSettings, dataHubPersonaInfo, dataHubPersonaKey } from '../user-settings.js';

export const corpGroupEntity = entity('corpGroup', {
  key: corpGroupKey,
  searchGroup: 'primary',
  viewUnrestricted: true,
  aspects: [
    corpGroupInfo,
    corpGroupEditableInfo,
    globalTags,
    ownership,
    status,
    origin,
    roleMembership,
    structuredProperties,
    forms,
    testResults,
    subTypes,
  ],
  snapshot: { name: 'com.linkedin.metadata.snapshot.CorpGroupSnapshot', aspects: [corpGroupInfo, globalTags, status] },
});

export const corpuserEntity = entity('corpuser', {
  key: corpUserKey,
  searchGroup: 'primary',
  viewUnrestricted: true,
  aspects: [
    corpUserInfo,
    corpUserEditableInfo,
    corpUserStatus,
    groupMembership,
    globalTags,
    status,
    corpUserCredentials,
    nativeGroupMembership,
    corpUserSettings,
    origin,
    roleMembership,
    structuredProperties,
    forms,
    testResults,
    subTypes,
    slackUserInfo,
  ],
  snapshot: {
    name: 'com.linkedin.metadata.snapshot.CorpUserSnapshot',
    aspects: [corpUserInfo, corpUserEditableInfo, corpUserStatus, groupMembership, globalTags, status],
  },
});

export const dataHubPersonaEntity = entity('dataHubPersona', {
  key: dataHubPersonaKey,
  category: 'internal',
  viewUnrestricted: true,
  aspects: [dataHubPersonaInfo],
});

export const dataHubRoleEntity = entity('dataHubRole', {
  key: dataHubRoleKey,
  category: 'core',
  searchGroup: 'primary',
  viewUnrestricted: true,
  aspects: [dataHubRoleInfo],
});

export const inviteTokenEntity = entity('inviteToken', {
  key: inviteTokenKey,
  category: 'internal',
  aspects: [inviteToken],
});

export const roleEntity = entity('role', {
  key: roleKey,
  category: 'core',
  searchGroup: 'primary',
  viewUnrestricted: true,
  aspects: [roleProperties, actors],
});
