import type { RunIndexEntry } from '../../projection/index.js';
import type { Rollback } from './rollback.js';

/** Counts of the effects of a rollback. */
export interface RollbackSurvey {
  /** Rows to roll back; includes key rows only if entities are deleted. */
  readonly rows: readonly RunIndexEntry[];
  readonly entitiesAffected: number;
  /** Entities whose key row is rolled back. */
  readonly entitiesDeleted: number;
  /** Rows of other runs on these entities, except keys and statuses. */
  readonly aspectsAffected: number;
  /** The entities with rows of other runs. */
  readonly unsafeUrns: readonly string[];
}

/** Counts the effects of `rollback`; `foreign`: rows of other runs on the entities that it deletes. */
export function surveyOf({ rows, entityEnd }: Rollback, foreign: readonly RunIndexEntry[]): RollbackSurvey {
  return {
    rows: entityEnd === 'delete' ? rows : rows.filter(({ keyAspect }) => !keyAspect),
    entitiesAffected: new Set(rows.map(({ urn }) => urn)).size,
    entitiesDeleted: rows.filter(({ keyAspect }) => keyAspect).length,
    aspectsAffected: foreign.length,
    unsafeUrns: [...new Set(foreign.map(({ urn }) => urn))],
  };
}
