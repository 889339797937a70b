import type { Session } from '../../api/session.js';
import { texts } from '../../texts.js';

/** A page of the group "Access". */
export interface AccessPart {
  readonly id: PartId;
  readonly title: string;
  /** Whether the user may open it. */
  readonly allows: (session: Session) => boolean;
}

/** The last part of the address of a page of the group. */
export type PartId = keyof typeof texts.access.titles;

const { titles } = texts.access;

/** The pages of the group "Access", in the order of their links. */
export const ACCESS_PARTS: readonly AccessPart[] = [
  part('tokens', mayUseTokens),
  part('users', ({ platformPrivileges }) => platformPrivileges.manageIdentities),
  part('groups', ({ platformPrivileges }) => platformPrivileges.manageIdentities),
  part('roles', ({ platformPrivileges }) => platformPrivileges.managePolicies),
  part('policies', ({ platformPrivileges }) => platformPrivileges.managePolicies),
  part('check', ({ platformPrivileges }) => platformPrivileges.managePolicies),
  part('invitations', ({ platformPrivileges }) => platformPrivileges.manageUserCredentials),
  part('audit', mayReadAudit),
];

/** The pages of the group that the user may open. */
export function allowedParts(session: Session): readonly AccessPart[] {
  return ACCESS_PARTS.filter(({ allows }) => allows(session));
}

function part(id: PartId, allows: AccessPart['allows']): AccessPart {
  return { id, title: titles[id], allows };
}

function mayUseTokens({ features, platformPrivileges }: Session): boolean {
  const { generatePersonalAccessTokens, manageTokens, manageServiceAccounts } = platformPrivileges;
  return features.hasTokens && (generatePersonalAccessTokens || manageTokens || manageServiceAccounts);
}

function mayReadAudit({ privileges }: Session): boolean {
  return privileges.has('GET_ANALYTICS_PRIVILEGE') || privileges.has('MANAGE_SYSTEM_OPERATIONS');
}
