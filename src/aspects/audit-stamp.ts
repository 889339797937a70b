/** Urn of the actor of what the service does on its own account. Source: DataHub. */
export const SYSTEM_ACTOR_URN = 'urn:li:corpuser:__datahub_system';

/** Who did something, and when. */
export interface AuditStamp {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly time: number;
  /** Urn of the actor. */
  readonly actor: string;
  /** Urn of the user on whose behalf the actor works. */
  readonly impersonator?: string;
}
