export { ProjectionModule } from './projection.module.js';
export { RunIndexRow } from './run-index.row.js';
export { type RunIndexEntry, type RunPage, RunIndexStore, type RunSummary } from './run-index.store.js';
