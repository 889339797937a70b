import type { JsonObject } from '../../../foundation/json/json.js';
import type { RunIndexEntry } from '../../../projection/index.js';
import type { RollbackSurvey } from '../../../operations/index.js';

/** Maximum number of rows in a response. */
const NAMED_ROWS = 100;

/** Maximum number of entities in a response. */
const NAMED_ENTITIES = 1_000_000;

/** One aspect of a run in a response. */
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

/** The result of a rollback or of its dry run, in a response. */
export interface RollbackResponse {
  readonly aspectRowSummaries: readonly AspectRowSummary[];
  readonly entitiesAffected: number;
  readonly aspectsAffected: number;
  readonly entitiesDeleted: number;
  readonly aspectsReverted: number;
  readonly unsafeEntitiesCount: number;
  readonly unsafeEntities: readonly { readonly urn: string }[];
}

/** The response for one row, with the aspect's value if given. */
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

/** The response for a rollback. */
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
