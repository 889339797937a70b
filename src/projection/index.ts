export { IndexRebuildRow } from './index-rebuild.row.js';
export { ProjectionModule } from './projection.module.js';
export { type ActiveRebuild, RebuildRegister } from './rebuild-register.js';
export {
  type DirtyEntity,
  type DirtyPage,
  type EntityRevision,
  type Lag,
  type RevisionMark,
  RevisionStore,
} from './revision-store.js';
export { RunIndexRow } from './run-index.row.js';
export { type RunIndexEntry, type RunPage, RunIndexStore, type RunSummary } from './run-index.store.js';
export { SearchIndexRow } from './search-index.row.js';
