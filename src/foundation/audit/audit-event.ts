import type { RequestSource } from '../common/request-source.js';

/**
 * What is noted in the audit trail. The names are those of DataHub's audit events where it has one; the last five are
 * the service's own: a refused privilege, credentials that were not accepted, work on the store as a whole, a change of
 * a group, and refusals that were too many to be noted one by one.
 */
export const AUDIT_ACTIONS = [
  'LogInEvent',
  'FailedLogInEvent',
  'LogOutEvent',
  'SignUpEvent',
  'ResetCredentialsEvent',
  'CreateResetCredentialsLinkEvent',
  'CreateInviteLinkEvent',
  'CreateAccessTokenEvent',
  'RevokeAccessTokenEvent',
  'CreateUserEvent',
  'UpdateUserEvent',
  'CreateGroupEvent',
  'CreatePolicyEvent',
  'UpdatePolicyEvent',
  'DeletePolicyEvent',
  'CreateIngestionSourceEvent',
  'UpdateIngestionSourceEvent',
  'DeleteIngestionSourceEvent',
  'EntityEvent',
  'UpdateAspectEvent',
  'DeleteEntityEvent',
  'AccessDeniedEvent',
  'AuthenticationFailedEvent',
  'OperationEvent',
  'UpdateGroupEvent',
  'RefusalsSuppressedEvent',
] as const;

/** One of `AUDIT_ACTIONS`. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Further facts. Never a password, a token or any other secret. */
export type AuditDetail = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Something that was done, or refused, as it is handed to `AuditTrail.record`. */
export interface AuditEvent {
  readonly action: AuditAction;
  /** Urn of who did it; of who is claimed to have done it where a log-in failed. */
  readonly actor: string;
  /** Absent = it was allowed. */
  readonly outcome?: 'ALLOWED' | 'REFUSED' | 'FAILED' | undefined;
  /** Urn of what it was done to. */
  readonly target?: string | undefined;
  /** Names of the aspects of `target`. */
  readonly aspects?: readonly string[] | undefined;
  /** What was done in the API's words, as in `UPSERT`, `DELETE`, `restoreIndices`. */
  readonly operation?: string | undefined;
  /** Absent = told by the request's path, `SYSTEM` without a request. */
  readonly source?: RequestSource | undefined;
  /** Absent = the request's. */
  readonly traceId?: string | undefined;
  /** Absent = the request's. */
  readonly address?: string | undefined;
  readonly detail?: AuditDetail | undefined;
  /**
   * Whether it is stored and logged at once. Absent = everything but an allowed `EntityEvent` or `UpdateAspectEvent`.
   */
  readonly important?: boolean | undefined;
}

/** A line of the trail. */
export interface AuditEntry {
  /** Increases with time. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly action: AuditAction;
  readonly actor: string;
  readonly outcome: 'ALLOWED' | 'REFUSED' | 'FAILED';
  readonly target: string | undefined;
  /** Type of `target` in the model, as in `dataset`. */
  readonly targetType: string | undefined;
  readonly aspects: readonly string[];
  readonly operation: string | undefined;
  readonly source: RequestSource;
  readonly address: string | undefined;
  readonly userAgent: string | undefined;
  readonly traceId: string | undefined;
  readonly detail: AuditDetail;
}
