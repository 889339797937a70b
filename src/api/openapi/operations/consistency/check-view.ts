import type { CheckOutcome, ConsistencyCheck, ConsistencyIssue } from '../../../../operations/index.js';

/** A check in a response. */
export interface CheckView {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly entityType: string;
  readonly onDemandOnly: boolean;
  /** Absent if the check needs all aspects. */
  readonly requiredAspects?: readonly string[];
  readonly requiresAllAspects: boolean;
  readonly targetAspects: readonly string[];
}

/** The result of checking a batch. */
export interface CheckOutcomeView {
  readonly entitiesScanned: number;
  readonly issuesFound: number;
  readonly issues: readonly ConsistencyIssue[];
  /** Absent on the last page. */
  readonly scrollId?: string;
}

/** Converts a check for a response. */
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

/** Converts the result of a check for a response. */
export function outcomeView({ entitiesScanned, issues, scrollId }: CheckOutcome): CheckOutcomeView {
  return { entitiesScanned, issuesFound: issues.length, issues, ...(scrollId !== undefined && { scrollId }) };
}
