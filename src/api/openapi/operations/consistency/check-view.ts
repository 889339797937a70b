import type { CheckOutcome, ConsistencyCheck, ConsistencyIssue } from '../../../../operations/index.js';

/** A check, as it is listed. */
export interface CheckView {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly entityType: string;
  readonly onDemandOnly: boolean;
  /** Absent when all aspects are needed. */
  readonly requiredAspects?: readonly string[];
  readonly requiresAllAspects: boolean;
  readonly targetAspects: readonly string[];
}

/** What a check of a batch found. */
export interface CheckOutcomeView {
  readonly entitiesScanned: number;
  readonly issuesFound: number;
  readonly issues: readonly ConsistencyIssue[];
  /** Absent at the end of the walk. */
  readonly scrollId?: string;
}

/** How a check is listed. */
export function checkView({ requiredAspects, ...check }: ConsistencyCheck): CheckView {
  return {
    id: check.id,
    name: check.name,
    description: check.description,
    entityType: check.entityType,
    onDemandOnly: check.onDemandOnly,
    ...(requiredAspects !== undefined && { requiredAspects }),
    requiresAllAspects: requiredAspects === undefined,
    targetAspects: check.targetAspects,
  };
}

/** How the outcome of a check is answered. */
export function outcomeView({ entitiesScanned, issues, scrollId }: CheckOutcome): CheckOutcomeView {
  return { entitiesScanned, issuesFound: issues.length, issues, ...(scrollId !== undefined && { scrollId }) };
}
