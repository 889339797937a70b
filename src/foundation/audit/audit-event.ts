import type { RequestSource } from '../requests/request-source.js';

/**
 * Actions of the audit trail. The names are those of DataHub's audit events where it has one; the last five are the
 * service's own: a refused privilege, rejected credentials, an operation on the whole store, a change of a group, and
 * refusals too numerous to be recorded individually.
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

/** Additional details. Never a password, a token or any other secret. */
export type AuditDetail = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** An action that was done or refused, as passed to `AuditTrail.record`. */
export interface AuditEvent {
  readonly action: AuditAction;
  /** Urn of the actor; of the claimed actor if a log-in failed. */
  readonly actor: string;
  /** Absent = allowed. */
  readonly outcome?: 'ALLOWED' | 'REFUSED' | 'FAILED' | undefined;
  /** Urn of the affected entity. */
  readonly target?: string | undefined;
  /** Names of the aspects of `target`. */
  readonly aspects?: readonly string[] | undefined;
  /** The operation in the API's terms, such as `UPSERT`, `DELETE`, `restoreIndices`. */
  readonly operation?: string | undefined;
  /** Absent = derived from the request's path, `SYSTEM` without a request. */
  readonly source?: RequestSource | undefined;
  /** Absent = the request's. */
  readonly traceId?: string | undefined;
  /** Absent = the request's. */
  readonly address?: string | undefined;
  readonly detail?: AuditDetail | undefined;
  /**
   * Whether it is stored and logged immediately. Absent = everything except an allowed `EntityEvent` or
   * `UpdateAspectEvent`.
   */
  readonly important?: boolean | undefined;
}

/** An entry of the trail. */
export interface AuditEntry {
  /** Increases with time. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly action: AuditAction;
  readonly actor: string;
  readonly outcome: 'ALLOWED' | 'REFUSED' | 'FAILED';
  readonly target: string | undefined;
  /** Type of `target` in the model, such as `dataset`. */
  readonly targetType: string | undefined;
  readonly aspects: readonly string[];
  readonly operation: string | undefined;
  readonly source: RequestSource;
  readonly address: string | undefined;
  readonly userAgent: string | undefined;
  readonly traceId: string | undefined;
  readonly detail: AuditDetail;
}
