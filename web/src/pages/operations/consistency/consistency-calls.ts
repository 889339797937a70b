import { json } from '../../../api/requests.js';

const BASE = '/openapi/operations/consistency';

/** The entity type of checks that are for all types. */
export const ANY_TYPE = '*';

/** Entities per request. */
const BATCH = 500;

/** Most issues that one request may fix. */
const MOST_ISSUES = 1_000;

/** A check of stored data. */
export interface ConsistencyCheck {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Entity type, or `ANY_TYPE`. */
  readonly entityType: string;
  readonly onDemandOnly: boolean;
}

/** What a check found, and its fix. */
export interface Issue {
  readonly entityUrn: string;
  readonly entityType: string;
  readonly checkId?: string;
  readonly fixType: string;
  readonly description?: string;
  readonly details?: string;
}

/** What to check. */
export interface CheckRequest {
  readonly entityType: string;
  readonly checkIds: readonly string[];
  readonly gracePeriodSeconds: number | undefined;
  readonly includeSoftDeleted: boolean;
}

/** What the checks of all batches so far found. */
export interface Found {
  readonly entitiesScanned: number;
  readonly issues: readonly Issue[];
}

/** The fix of one issue. */
export interface FixDetail {
  readonly urn: string;
  readonly action: string;
  readonly success: boolean;
  readonly errorMessage?: string;
  readonly details?: string;
}

/** What fixes did, or would do. */
export interface FixOutcome {
  readonly isDryRun: boolean;
  readonly fixed: number;
  readonly failed: number;
  readonly details: readonly FixDetail[];
}

interface FixResponse {
  readonly entitiesFixed: number;
  readonly entitiesFailed: number;
  readonly fixDetails: readonly FixDetail[];
}

/** All checks. Throws `ApiError`. */
export async function loadChecks(signal: AbortSignal): Promise<readonly ConsistencyCheck[]> {
  const query = { includeOnDemand: true };
  return (await json<{ readonly checks: readonly ConsistencyCheck[] }>(`${BASE}/checks`, { query, signal })).checks;
}

/** Checks all entities of a type, batch by batch; `onBatch` gets what is found so far. Throws `ApiError`. */
export async function runChecks(
  request: CheckRequest,
  onBatch: (found: Found) => void,
  signal: AbortSignal,
): Promise<Found> {
  const { entityType, checkIds, gracePeriodSeconds, includeSoftDeleted } = request;
  const body = { entityType, checkIds, gracePeriodSeconds, batchSize: BATCH, filter: { includeSoftDeleted } };
  let found: Found = { entitiesScanned: 0, issues: [] };
  let scrollId: string | undefined;
  do {
    const batch: Found & { readonly scrollId?: string } = await json(`${BASE}/check`, {
      method: 'POST',
      body: { ...body, scrollId },
      signal,
    });
    found = {
      entitiesScanned: found.entitiesScanned + batch.entitiesScanned,
      issues: [...found.issues, ...batch.issues],
    };
    onBatch(found);
    scrollId = batch.scrollId;
  } while (scrollId !== undefined);
  return found;
}

/** Fixes issues, or finds out how it would. Throws `ApiError`. */
export async function fixIssues(issues: readonly Issue[], isDryRun: boolean): Promise<FixOutcome> {
  let outcome: FixOutcome = { isDryRun, fixed: 0, failed: 0, details: [] };
  for (let at = 0; at < issues.length; at += MOST_ISSUES) {
    const body = { issues: issues.slice(at, at + MOST_ISSUES), dryRun: isDryRun };
    const part = await json<FixResponse>(`${BASE}/fix-issues`, { method: 'POST', body });
    outcome = {
      isDryRun,
      fixed: outcome.fixed + part.entitiesFixed,
      failed: outcome.failed + part.entitiesFailed,
      details: [...outcome.details, ...part.fixDetails],
    };
  }
  return outcome;
}

/** The checks that can run on a type; all of them for an unknown one. */
export function checksOf(checks: readonly ConsistencyCheck[], entityType: string): readonly ConsistencyCheck[] {
  return checks.filter((check) => check.entityType === ANY_TYPE || check.entityType === entityType);
}
