import type { AspectRecord } from '../../../aspects/index.js';
import type { EntitySpec } from '../../../model/index.js';
import type { ConsistencyIssue } from '../consistency-issue.js';

/** Stands for every entity type. */
export const ANY_TYPE = '*';

/** An entity, and the latest rows of it that were read. */
export interface CheckedEntity {
  readonly urn: string;
  readonly type: EntitySpec;
  readonly records: ReadonlyMap<string, AspectRecord>;
}

/** What checks look at together. */
export interface CheckedBatch {
  readonly entityType: string;
  readonly entities: readonly CheckedEntity[];
  /** Urns that indices know and that are not stored. */
  readonly orphans: readonly string[];
}

/** Finds one kind of mistake in what is stored. It reads nothing itself and keeps nothing. */
export interface ConsistencyCheck {
  /** Name under which it is asked for. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Entity type whose entities it looks at, or `ANY_TYPE`. */
  readonly entityType: string;
  /** Whether it runs only when it is named. */
  readonly onDemandOnly: boolean;
  /** Names of the aspects that it needs; undefined = all that are stored. */
  readonly requiredAspects: readonly string[] | undefined;
  /** Entities without any of these are passed over; none = no entity is. */
  readonly targetAspects: readonly string[];
  /** Which part of a batch it needs. */
  readonly subject: 'entities' | 'orphans';
  /** What is amiss in the batch. */
  check(batch: CheckedBatch): readonly ConsistencyIssue[];
}
