import type { Actor } from '../../../auth/index.js';
import type { IngestOptions } from '../../../ingestion/index.js';
import type { ConsistencyIssue, FixType } from '../consistency-issue.js';

/** Who fixes, and how the writes came in. */
export interface FixAuthor {
  readonly actor: Actor;
  readonly options: IngestOptions;
}

/** What would put an issue right. */
export interface PlannedFix {
  /** What it does, in words. */
  readonly details: string;
  /** Does it; absent when there is nothing left to do. Throws what ingestion throws. */
  readonly apply?: (author: FixAuthor) => Promise<unknown>;
}

/** A way to put issues right. It goes by what is stored when it is asked, not by what was when the issue was found. */
export interface ConsistencyFix {
  readonly type: FixType;
  /** Changes nothing. Throws a `DomainError` that says why the issue cannot be put right in this way. */
  plan(issue: ConsistencyIssue): Promise<PlannedFix>;
}
