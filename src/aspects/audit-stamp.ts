/** The actor of an action, and its time. */
export interface AuditStamp {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly time: number;
  /** Urn of the actor. */
  readonly actor: string;
  /** Urn of the user on whose behalf the actor works. */
  readonly impersonator?: string;
}
