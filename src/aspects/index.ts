export type { AspectRecord } from './aspect-record.js';
export { AspectRow } from './aspect.row.js';
export { type AspectsByUrn, AspectStore, type UrnPage } from './aspect-store.js';
export { AspectWriter } from './aspect-writer.js';
export { AspectsModule } from './aspects.module.js';
export type { AuditStamp } from './audit-stamp.js';
export {
  type AspectPatch,
  CHANGE_TYPES,
  type ChangeProposal,
  type ChangeType,
  type PatchOperation,
  type WriteContext,
  type WriteResult,
} from './change-proposal.js';
export { EntityRevisionRow, REVISION_TABLE } from './entity-revision.row.js';
export { NO_RUN_ID, type SystemMetadata } from './system-metadata.js';
export { type AspectChange, type WriteListener, WriteListeners } from './write-listener.js';
export { type PlannedWrite, type RuleContext, type WriteRule, WriteRules } from './write-rule.js';
