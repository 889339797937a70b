import { firstShown } from '../design/entity-name.js';
import { actorOfCookie } from './actor-cookie.js';
import { ApiError } from './api-error.js';
import { graphql } from './requests.js';
import { grantedPrivilegesQuery, type SessionQuery, sessionQuery } from './session.generated.js';

type Me = NonNullable<SessionQuery['me']>;

/** A platform privilege as GraphQL names it, such as `manageTokens`. */
export type PlatformPrivilege = keyof Me['platformPrivileges'];

/** The user who is logged in, and what the service offers to them. */
export interface Session {
  readonly urn: string;
  /** Name to show. */
  readonly name: string;
  readonly email: string | undefined;
  readonly platformPrivileges: Me['platformPrivileges'];
  /** Names of all privileges of the user on the platform, such as `RESTORE_INDICES_PRIVILEGE`. */
  readonly privileges: ReadonlySet<string>;
  readonly features: Features;
}

/** What the installation offers to everybody. */
export interface Features {
  readonly version: string | undefined;
  /** Whether personal access tokens can be created. */
  readonly hasTokens: boolean;
  /** Whether policies decide what users may do. */
  readonly hasPolicies: boolean;
}

/** Asks who is logged in. Throws `ApiError`. */
export async function loadSession(signal?: AbortSignal): Promise<Session> {
  const expected = actorOfCookie(document.cookie);
  const [{ me, appConfig }, ofExpected] = await Promise.all([
    graphql(sessionQuery, {}, signal),
    expected === undefined ? undefined : privilegesOf(expected, signal).catch(() => undefined),
  ]);
  if (me === null) throw new ApiError(401, 'UNAUTHENTICATED', 'Nobody is logged in.');
  const { urn } = me.corpUser;
  const privileges = urn === expected && ofExpected !== undefined ? ofExpected : await privilegesOf(urn, signal);
  return {
    urn,
    name: nameOf(me.corpUser),
    email: me.corpUser.editableProperties?.email ?? me.corpUser.properties?.email ?? undefined,
    platformPrivileges: me.platformPrivileges,
    privileges,
    features: {
      version: appConfig?.appVersion ?? undefined,
      hasTokens: appConfig?.authConfig.tokenAuthEnabled ?? false,
      hasPolicies: appConfig?.policiesConfig.enabled ?? false,
    },
  };
}

async function privilegesOf(actorUrn: string, signal: AbortSignal | undefined): Promise<ReadonlySet<string>> {
  const { getGrantedPrivileges } = await graphql(grantedPrivilegesQuery, { actorUrn }, signal);
  return new Set(getGrantedPrivileges?.privileges ?? []);
}

/** The names that the user has, best first: chosen, displayed, full, and the user name. */
export function nameOf({ username, properties, editableProperties }: Me['corpUser']): string {
  const names = [editableProperties?.displayName, properties?.displayName, properties?.fullName];
  return firstShown(names) ?? username;
}
