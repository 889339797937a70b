import type { AuditEntry, AuditQuery } from '../../../foundation/audit/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/common/json.js';
import { flagOf, integerOf, type Query, textOf } from '../query.js';

/**
 * Entries of a page when the caller does not say. Source: DataHub's audit search, as are the day and the sources below.
 */
const DEFAULT_SIZE = 10;
const MOST_ENTRIES = 1_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const KNOWN_SOURCES: ReadonlySet<string> = new Set(['RESTLI', 'OPENAPI', 'GRAPHQL']);

/** A search of the audit trail as the API asks for it. */
export interface AuditSearch {
  readonly query: AuditQuery;
  readonly includeRaw: boolean;
}

/**
 * Reads a search: times from the query (the last day unless given), lists from the body; `outcomes` and `entityUrns`
 * are ours. Throws `INVALID_ARGUMENT` for a member of the wrong type, a page of more than 1,000 entries and a foreign
 * `scrollId`.
 */
export function auditSearch(parameters: Query, body: unknown, now: number): AuditSearch {
  const filter = body === undefined ? {} : body;
  if (!isJsonObject(filter)) throw invalidArgument('The body must be a JSON object with lists to filter by.');
  const size = integerOf(parameters, 'size', DEFAULT_SIZE);
  if (size < 0 || size > MOST_ENTRIES)
    throw invalidArgument(`The query parameter "size" must be from 0 to ${String(MOST_ENTRIES)}; scroll through more.`);
  return {
    includeRaw: flagOf(parameters, 'includeRaw', true),
    query: {
      from: timeOf(parameters, 'startTime', now - DAY_MS),
      to: timeOf(parameters, 'endTime', now),
      size,
      after: positionOf(textOf(parameters, 'scrollId')),
      actions: listIn(filter, 'eventTypes'),
      targetTypes: listIn(filter, 'entityTypes'),
      aspects: listIn(filter, 'aspectTypes'),
      actors: listIn(filter, 'actorUrns'),
      targets: listIn(filter, 'entityUrns'),
      outcomes: listIn(filter, 'outcomes'),
    },
  };
}

/** A page as DataHub's clients read it. */
export function auditAnswer(
  entries: readonly AuditEntry[],
  total: number,
  { query, includeRaw }: AuditSearch,
): JsonObject {
  const last = entries.length < query.size ? undefined : entries.at(-1);
  return {
    ...(last !== undefined && { nextScrollId: Buffer.from(last.id).toString('base64') }),
    count: entries.length,
    total,
    usageEvents: entries.map((entry) => usageEvent(entry, query.aspects ?? [], includeRaw)),
  };
}

function usageEvent(entry: AuditEntry, asked: readonly string[], includeRaw: boolean): JsonObject {
  const { detail, aspects } = entry;
  const aspectName = asked.find((name) => aspects.includes(name)) ?? aspects[0];
  const facts = present({
    entityUrn: entry.target,
    entityType: entry.targetType,
    aspectName,
    loginSource: detail['loginSource'],
  });
  return {
    eventType: entry.action,
    timestamp: entry.time,
    actorUrn: entry.actor,
    ...present({
      sourceIP: entry.address,
      eventSource: KNOWN_SOURCES.has(entry.source) ? entry.source : undefined,
      userAgent: entry.userAgent,
      telemetryTraceId: entry.traceId,
    }),
    ...facts,
    ...(includeRaw && { rawUsageEvent: rawEvent(entry) }),
  };
}

/** Everything that is known, under DataHub's names where it has one. */
function rawEvent(entry: AuditEntry): JsonObject {
  const { detail, aspects } = entry;
  return present({
    type: entry.action,
    timestamp: entry.time,
    actorUrn: entry.actor,
    usageSource: 'backend',
    outcome: entry.outcome,
    operation: entry.operation,
    entityUrn: entry.target,
    entityType: entry.targetType,
    aspectName: aspects[0],
    aspectNames: aspects,
    eventSource: entry.source,
    sourceIP: entry.address,
    userAgent: entry.userAgent,
    traceId: entry.traceId,
    detail,
  });
}

function present(members: Readonly<Record<string, unknown>>): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as JsonObject;
}

/** A time in milliseconds; -1 stands for `fallback`, too. */
function timeOf(parameters: Query, name: string, fallback: number): number {
  const time = integerOf(parameters, name, -1);
  return time < 0 ? fallback : time;
}

function positionOf(scrollId: string | undefined): string | undefined {
  if (scrollId === undefined || scrollId === '') return undefined;
  const position = Buffer.from(scrollId, 'base64').toString();
  if (/^[0-9a-f]{24}$/.test(position)) return position;
  throw invalidArgument('The query parameter "scrollId" is not one of this search. Leave it out to start anew.');
}

function listIn(filter: JsonObject, name: string): readonly string[] {
  const list = filter[name] ?? [];
  if (Array.isArray(list) && list.every((item) => typeof item === 'string')) return list;
  throw invalidArgument(`The member "${name}" of the body must be an array of strings.`);
}
