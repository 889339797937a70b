import { userUrn } from '../named.js';

/** A recorded event, as far as the page shows it. */
export interface AuditEvent {
  readonly eventType: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly actorUrn?: string;
  readonly sourceIP?: string;
  readonly entityUrn?: string;
  readonly aspectName?: string;
  readonly rawUsageEvent?: Readonly<Record<string, unknown>>;
}

/** The response of `/openapi/v1/events/audit/search`. */
export interface AuditPage {
  readonly nextScrollId?: string;
  readonly total: number;
  readonly usageEvents: readonly AuditEvent[];
}

/** What the user looks for; empty texts do not limit. */
export interface AuditFilter {
  readonly event: string;
  readonly actor: string;
  readonly entity: string;
  readonly outcome: string;
  /** One of the keys of `SPANS`, or `custom`. */
  readonly span: string;
  /** First and last minute of a custom time, as inputs of the type `datetime-local` write it. */
  readonly from: string;
  readonly to: string;
}

/** Kinds of events that the service records. */
export const EVENT_TYPES = [
  'AccessDeniedEvent',
  'AuthenticationFailedEvent',
  'CreateAccessTokenEvent',
  'CreateGroupEvent',
  'CreateIngestionSourceEvent',
  'CreateInviteLinkEvent',
  'CreatePolicyEvent',
  'CreateResetCredentialsLinkEvent',
  'CreateUserEvent',
  'DeleteEntityEvent',
  'DeleteIngestionSourceEvent',
  'DeletePolicyEvent',
  'EntityEvent',
  'FailedLogInEvent',
  'LogInEvent',
  'LogOutEvent',
  'OperationEvent',
  'RefusalsSuppressedEvent',
  'ResetCredentialsEvent',
  'RevokeAccessTokenEvent',
  'SignUpEvent',
  'UpdateAspectEvent',
  'UpdateGroupEvent',
  'UpdateIngestionSourceEvent',
  'UpdatePolicyEvent',
  'UpdateUserEvent',
] as const;

/** Lengths of time up to now, in milliseconds. */
export const SPANS: Readonly<Record<string, number>> = {
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
  month: 2_592_000_000,
};

/** The query of a search: from when until when. Open ends of a custom time do not limit. */
export function timesOf({ span, from, to }: AuditFilter, now: number): { startTime: number; endTime: number } {
  const length = SPANS[span];
  if (length !== undefined) return { startTime: now - length, endTime: now };
  return { startTime: millisOr(from, 0), endTime: millisOr(to, now) };
}

/** The body of a search. A user can be named by urn or by user name. */
export function bodyOf({ event, actor, entity, outcome }: AuditFilter): Readonly<Record<string, readonly string[]>> {
  return {
    eventTypes: listOf(event),
    actorUrns: listOf(userUrn(actor)),
    entityUrns: listOf(entity),
    outcomes: listOf(outcome),
  };
}

function listOf(text: string): readonly string[] {
  return text === '' ? [] : [text];
}

function millisOr(text: string, other: number): number {
  const time = new Date(text).getTime();
  return Number.isNaN(time) ? other : time;
}
