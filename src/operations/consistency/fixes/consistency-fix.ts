import type { Actor } from '../../../auth/index.js';
import type { IngestOptions } from '../../../ingestion/index.js';
import type { ConsistencyIssue, FixType } from '../consistency-issue.js';

/** The actor of a fix, and the source of its writes. */
export interface FixAuthor {
  readonly actor: Actor;
  readonly options: IngestOptions;
}

/** A planned fix of an issue. */
export interface PlannedFix {
  /** Description of the fix. */
  readonly details: string;
  /** Applies the fix; absent if there is nothing to do. Throws what ingestion throws. */
  readonly apply?: (author: FixAuthor) => Promise<unknown>;
}

/** A type of fix. It is based on the stored data at the time of the plan, not at the time of the check. */
export interface ConsistencyFix {
  readonly type: FixType;
  /** Plans a fix without changes. Throws a `DomainError` with the reason if the issue cannot be fixed in this way. */
  plan(issue: ConsistencyIssue): Promise<PlannedFix>;
}
