import { SYSTEM_ACTOR_URN } from '../foundation/requests/system-actor.js';
import { Urn } from '../foundation/common/urn.js';

const USER_PREFIX = 'urn:li:corpuser:';

/** The user or service that makes a request. */
export interface Actor {
  /** Urn of the user, such as `urn:li:corpuser:datahub`. */
  readonly urn: string;
  /** The part of the urn after the entity type, such as `datahub`. */
  readonly id: string;
  /** Whether this is the service itself or another service of the deployment; such an actor may do everything. */
  readonly isSystem: boolean;
}

/** The service itself. */
export const SYSTEM_ACTOR: Actor = { urn: SYSTEM_ACTOR_URN, id: '__datahub_system', isSystem: true };

/** Urn of the initial user of a new installation. */
export const ROOT_USER_URN = 'urn:li:corpuser:datahub';

/** An ordinary user by id. */
export function userActor(id: string): Actor {
  return { urn: USER_PREFIX + id, id, isSystem: false };
}

/** The actor of an id in a request; `systemClientId` is that of the other services of the deployment. */
export function actorWithId(id: string, systemClientId: string): Actor {
  return { ...userActor(id), isSystem: id === SYSTEM_ACTOR.id || id === systemClientId };
}

/** The id in a user's urn; undefined if `urn` is not the urn of a user. */
export function userIdOf(urn: string): string | undefined {
  return Urn.tryParse(urn)?.entityType === 'corpuser' ? urn.slice(USER_PREFIX.length) : undefined;
}
