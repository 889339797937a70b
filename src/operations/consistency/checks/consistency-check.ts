import type { AspectRecord } from '../../../aspects/index.js';
import type { EntitySpec } from '../../../model/index.js';
import type { ConsistencyIssue } from '../consistency-issue.js';

/** Represents all entity types. */
export const ANY_TYPE = '*';

/** An entity and the latest rows of its aspects that were read. */
export interface CheckedEntity {
  readonly urn: string;
  readonly type: EntitySpec;
  readonly records: ReadonlyMap<string, AspectRecord>;
}

/** A batch of entities to check. */
export interface CheckedBatch {
  readonly entityType: string;
  readonly entities: readonly CheckedEntity[];
  /** Urns in indices that are not stored. */
  readonly orphans: readonly string[];
}

/** Finds one kind of inconsistency in stored data. Checks read no data themselves and have no state. */
export interface ConsistencyCheck {
  /** Id by which callers select the check. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Entity type that it checks, or `ANY_TYPE`. */
  readonly entityType: string;
  /** Whether it runs only when named. */
  readonly onDemandOnly: boolean;
  /** Names of the aspects that it needs; undefined = all stored aspects. */
  readonly requiredAspects: readonly string[] | undefined;
  /** Entities without any of these aspects are skipped; empty = no entity is skipped. */
  readonly targetAspects: readonly string[];
  /** The part of a batch that it needs. */
  readonly subject: 'entities' | 'orphans';
  /** Returns the issues in the batch. */
  check(batch: CheckedBatch): readonly ConsistencyIssue[];
}
