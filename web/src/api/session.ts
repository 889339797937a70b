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
  const { me, appConfig } = await graphql(sessionQuery, {}, signal);
  if (me === null) throw new ApiError(401, 'UNAUTHENTICATED', 'Nobody is logged in.');
  const { urn } = me.corpUser;
  const granted = await graphql(grantedPrivilegesQuery, { actorUrn: urn }, signal);
  return {
    urn,
    name: nameOf(me.corpUser),
    email: me.corpUser.editableProperties?.email ?? me.corpUser.properties?.email ?? undefined,
    platformPrivileges: me.platformPrivileges,
    privileges: new Set(granted.getGrantedPrivileges?.privileges ?? []),
    features: {
      version: appConfig?.appVersion ?? undefined,
      hasTokens: appConfig?.authConfig.tokenAuthEnabled ?? false,
      hasPolicies: appConfig?.policiesConfig.enabled ?? false,
    },
  };
}

/** The names that the user has, best first: chosen, displayed, full, and the user name. */
export function nameOf({ username, properties, editableProperties }: Me['corpUser']): string {
  const names = [editableProperties?.displayName, properties?.displayName, properties?.fullName];
  return names.find((name) => name != null && name !== '') ?? username;
}
