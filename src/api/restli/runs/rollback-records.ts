import type { JsonObject } from '../../../foundation/common/json.js';
import type { RunIndexEntry } from '../../../projection/index.js';
import type { RollbackSurvey } from '../../../operations/index.js';

/** Rows that an answer names at most. */
const NAMED_ROWS = 100;

/** Entities that an answer names at most. */
const NAMED_ENTITIES = 1_000_000;

/** One aspect of a run, as the API answers it. */
export interface AspectRowSummary {
  readonly runId: string;
  readonly aspectName: string;
  readonly urn: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly keyAspect: boolean;
  readonly telemetryTraceId?: string;
  readonly aspect?: JsonObject;
}

/** What a rollback did or would do, as the API answers it. */
export interface RollbackResponse {
  readonly aspectRowSummaries: readonly AspectRowSummary[];
  readonly entitiesAffected: number;
  readonly aspectsAffected: number;
  readonly entitiesDeleted: number;
  readonly aspectsReverted: number;
  readonly unsafeEntitiesCount: number;
  readonly unsafeEntities: readonly { readonly urn: string }[];
}

/** The answer for one row; with the aspect's value where it is given. */
export function aspectRowSummary(row: RunIndexEntry, value?: JsonObject): AspectRowSummary {
  const { runId, aspectName, urn, timestamp, keyAspect, telemetryTraceId } = row;
  return {
    runId,
    aspectName,
    urn,
    timestamp,
    keyAspect,
    ...(telemetryTraceId === undefined ? {} : { telemetryTraceId }),
    ...(value === undefined ? {} : { aspect: value }),
  };
}

/** The answer for a rollback. */
export function rollbackResponse(
  survey: RollbackSurvey,
  { aspectsReverted, aspectsAffected }: { readonly aspectsReverted: number; readonly aspectsAffected: number },
): RollbackResponse {
  return {
    aspectRowSummaries: survey.rows.slice(0, NAMED_ROWS).map((row) => aspectRowSummary(row)),
    entitiesAffected: survey.entitiesAffected,
    aspectsAffected,
    entitiesDeleted: survey.entitiesDeleted,
    aspectsReverted,
    unsafeEntitiesCount: survey.unsafeUrns.length,
    unsafeEntities: survey.unsafeUrns.slice(0, NAMED_ENTITIES).map((urn) => ({ urn })),
  };
}
