import type { RunIndexEntry } from '../../projection/index.js';
import type { Rollback } from './rollback.js';

/** How much a rollback takes back, and what it takes along. */
export interface RollbackSurvey {
  /** Rows that are taken back; without those of keys, unless entities are deleted whatever else they hold. */
  readonly rows: readonly RunIndexEntry[];
  readonly entitiesAffected: number;
  /** Entities whose key is among the rows. */
  readonly entitiesDeleted: number;
  /** Rows of others, keys and statuses apart, on these entities. */
  readonly aspectsAffected: number;
  /** The entities with such rows. */
  readonly unsafeUrns: readonly string[];
}

/** Counts `rollback`, where `foreign` are the rows of others on the entities that it ends. */
export function surveyOf({ rows, entityEnd }: Rollback, foreign: readonly RunIndexEntry[]): RollbackSurvey {
  return {
    rows: entityEnd === 'delete' ? rows : rows.filter(({ keyAspect }) => !keyAspect),
    entitiesAffected: new Set(rows.map(({ urn }) => urn)).size,
    entitiesDeleted: rows.filter(({ keyAspect }) => keyAspect).length,
    aspectsAffected: foreign.length,
    unsafeUrns: [...new Set(foreign.map(({ urn }) => urn))],
  };
}
