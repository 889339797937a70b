import type { AuditEntry, AuditPage, AuditQuery } from '../../../foundation/audit/index.js';
import { DAY_MS } from '../../../foundation/common/durations.js';
import { defined } from '../../../foundation/common/given.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import type { InputOf } from '../operation/operation.js';
import type { AUDIT } from './audit.operations.js';

/** Default length of the searched period. Source: DataHub's audit search. */
const DEFAULT_PERIOD_MS = DAY_MS;
const KNOWN_SOURCES: ReadonlySet<string> = new Set(['RESTLI', 'OPENAPI', 'GRAPHQL']);

/** A search of the audit trail in terms of the API. */
export interface AuditSearch {
  readonly query: AuditQuery;
  readonly includeRaw: boolean;
}

/** The requested search: of the last day by default; negative times count as absent. */
export function auditSearch(input: InputOf<typeof AUDIT.search>, now: number): AuditSearch {
  const { startTime, endTime, size, scrollId: after, includeRaw, body } = input;
  return {
    includeRaw,
    query: {
      from: startTime < 0 ? now - DEFAULT_PERIOD_MS : startTime,
      to: endTime < 0 ? now : endTime,
      size,
      after,
      actions: body.eventTypes,
      targetTypes: body.entityTypes,
      aspects: body.aspectTypes,
      actors: body.actorUrns,
      targets: body.entityUrns,
      outcomes: body.outcomes,
    },
  };
}

/** A page as DataHub's clients read it. */
export function auditAnswer({ entries, total, next }: AuditPage, includeRaw: boolean): JsonObject {
  return {
    ...(next !== undefined && { nextScrollId: Buffer.from(next).toString('base64') }),
    count: entries.length,
    total,
    usageEvents: entries.map((entry) => usageEvent(entry, includeRaw)),
  };
}

function usageEvent(entry: AuditEntry, includeRaw: boolean): JsonObject {
  const { detail, aspects } = entry;
  const facts = defined({
    entityUrn: entry.target,
    entityType: entry.targetType,
    aspectName: aspects[0],
    loginSource: loginSourceOf(detail),
  });
  return {
    eventType: entry.action,
    timestamp: entry.time,
    actorUrn: entry.actor,
    ...defined({
      sourceIP: entry.address,
      eventSource: KNOWN_SOURCES.has(entry.source) ? entry.source : undefined,
      userAgent: entry.userAgent,
      telemetryTraceId: entry.traceId,
    }),
    ...facts,
    ...(includeRaw && { rawUsageEvent: rawEvent(entry) }),
  };
}

/** All members of an entry, under DataHub's names where they exist. */
function rawEvent(entry: AuditEntry): JsonObject {
  const { detail, aspects } = entry;
  return defined({
    type: entry.action,
    timestamp: entry.time,
    actorUrn: entry.actor,
    usageSource: 'backend',
    outcome: entry.outcome,
    operation: entry.operation,
    entityUrn: entry.target,
    entityType: entry.targetType,
    aspectName: aspects[0],
    eventSource: entry.source,
    sourceIP: entry.address,
    userAgent: entry.userAgent,
    traceId: entry.traceId,
    loginSource: detail['loginSource'],
    detail,
  }) as JsonObject;
}

/** The source of a log-in as DataHub's enum names it: `PASSWORD_LOGIN` for `passwordLogin`. */
function loginSourceOf({ loginSource }: AuditEntry['detail']): string | undefined {
  return typeof loginSource === 'string' ? loginSource.replace(/[A-Z]/g, '_$&').toUpperCase() : undefined;
}
