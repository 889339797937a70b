export type { Rejection } from './documents/index-operations.js';
export type { StoredEntity } from './documents/stored-entity.js';
export { EntityProjection, type ProjectionOptions, type ProjectionOutcome } from './entity-projection.js';
export {
  type DirtyEntity,
  type DirtyPage,
  type EntityRevision,
  isBehind,
  type Lag,
  type RevisionMark,
} from './entity-revision.js';
export { IndexRebuildRow } from './index-rebuild.row.js';
export { ProjectionModule } from './projection.module.js';
export type { CheckReport, Findings, TypeFindings } from './reindex/check-report.js';
export { CheckTally } from './reindex/check-tally.js';
export { type CheckOutcome, type CheckRequest, IndexCheck } from './reindex/index-check.js';
export { DerivedRows } from './reindex/derived-rows.js';
export { IndexRebuild } from './reindex/index-rebuild.js';
export { Reindexer } from './reindex/reindexer.js';
export type { RestorePlace } from './reindex/restore-place.js';
export type { RestoreRequest } from './reindex/restore-request.js';
export { type RestoreCounts, RestoreTally } from './reindex/restore-tally.js';
export { type ActiveRebuild, RebuildRegister } from './rebuild-register.js';
export { RevisionStore } from './revision-store.js';
export { type ProjectionStatus, type ProjectionUrgency, Projector } from './projector.js';
export { RunIndexRow } from './run-index.row.js';
export { type RunIndexEntry, type RunPage, RunIndexStore, type RunSummary } from './run-index.store.js';
export { SearchIndexRow } from './search-index.row.js';
