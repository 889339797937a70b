import type { RightsAspect } from '../../../auth/index.js';
import { INVITATION, POLICY, SINGLE_SIGN_ON, TOKEN } from './entries.guard.js';
import type { Guard } from './guard.js';
import { MEMBERSHIP, OWNERSHIP, ROLES } from './memberships.guard.js';
import { CREDENTIALS, KIND, NEWCOMER, REMOVAL, SUSPENSION } from './users.guard.js';

/**
 * What a write of an aspect from which rights are derived needs besides the privilege to write it: the check of a
 * guard, or nothing, for the reason given.
 */
export type Decision = { readonly guard: Guard } | { readonly ordinary: string };

/** The decision on every aspect from which rights are derived. */
export const DECISIONS: Readonly<Record<RightsAspect, Decision>> = {
  dataHubPolicyInfo: { guard: POLICY },
  roleMembership: { guard: ROLES },
  groupMembership: { guard: MEMBERSHIP },
  nativeGroupMembership: { guard: MEMBERSHIP },
  ownership: { guard: OWNERSHIP },
  corpUserStatus: { guard: SUSPENSION },
  status: { guard: REMOVAL },
  corpUserCredentials: { guard: CREDENTIALS },
  inviteToken: { guard: INVITATION },
  dataHubAccessTokenKey: { guard: TOKEN },
  dataHubAccessTokenInfo: { guard: TOKEN },
  globalSettingsInfo: { guard: SINGLE_SIGN_ON },
  subTypes: { guard: KIND },
  domains: { ordinary: 'a rule of its own asks for the right to edit both where the entity is and where it goes' },
  globalTags: { ordinary: 'who may edit tags may use those that policies go by; policies limit which' },
  glossaryTerms: { ordinary: 'who may edit terms may use those that policies go by; policies limit which' },
  dataPlatformInstance: { ordinary: 'written by those who may edit the whole entity' },
  container: { ordinary: 'written by those who may edit the whole entity' },
  domainProperties: { ordinary: 'written by those who manage domains' },
  glossaryTermInfo: { ordinary: 'written by those who manage the glossary' },
  glossaryNodeInfo: { ordinary: 'written by those who manage the glossary' },
  corpUserKey: { guard: NEWCOMER },
  corpUserInfo: { ordinary: 'it lets in only those who have credentials; its flags have a rule of their own' },
  documentInfo: { ordinary: 'written by those who may edit the document, and shown to fewer by it' },
  dataHubViewInfo: { ordinary: 'written by those who may edit the view, and shown to fewer by it' },
  webhookInfo: { ordinary: 'a rule of its own: only the owner changes it, and others may pause it' },
  querySubjects: { ordinary: 'written by those who may edit the queries of all subjects' },
};
