export { answeredValue } from './answered-value.js';
export { AspectLog, type LoggedChange, type LogPage, type LogPlace } from './rows/aspect-log.js';
export { type AspectRecord, isReadable } from './aspect-record.js';
export type { AspectState, ScanFilter, ScannedRow, ScanRange, ScanStart } from './scans/aspect-scan.js';
export { type KeyColumns, rangeCondition } from './scans/aspect-scan-condition.js';
export { checkPattern, patternMatcher, patternStart, prefixEnd } from './scans/aspect-scan-pattern.js';
export { AspectScanner } from './scans/aspect-scanner.js';
export { AspectRow } from './rows/aspect.row.js';
export { type AspectsByUrn, AspectStore, type UrnPage } from './aspect-store.js';
export { type AlsoStored, AspectWriter } from './aspect-writer.js';
export { AspectsModule } from './aspects.module.js';
export type { AuditStamp } from './audit-stamp.js';
export {
  type AspectPatch,
  type AspectVersion,
  CHANGE_TYPES,
  type ChangeProposal,
  type ChangeType,
  type PatchOperation,
  type SearchTiming,
  type WriteContext,
  type WriteResult,
} from './change-proposal.js';
export {
  ALL_CHANGES,
  ChangeFeed,
  type FeedPage,
  type FeedPlace,
  type FeedSelection,
  PUBLISHED_CHANGES,
} from './change-events/change-feed.js';
export { ChangeLog } from './change-events/change-log.js';
export { ChangeLogRow, ChangeLogStateRow } from './change-events/change-log.row.js';
export { CopiedLog } from './change-events/copied-log.js';
export { ChangeWatch } from './change-events/change-watch.js';
export {
  type ChangeKind,
  type EventValue,
  type FollowedChange,
  publishableAspect,
} from './change-events/followed-change.js';
export { type RestatedRows, ValueRestatement } from './change-events/value-restatement.js';
export { RemovedAspectRow } from './change-events/removed-aspect.row.js';
export { ifUnchanged, isOvertaken, untilUnchanged } from './writes/conditional-write.js';
export { defaultAspects } from './default-aspects/index.js';
export { EntityRevisionRow, REVISION_TABLE, stillBehind } from './rows/entity-revision.row.js';
export { lockEntities, touchRevisions } from './rows/entity-revisions.js';
export { PatchLimits, patchSegments } from './patch/index.js';
export { isOfRegistry, RegistryAspectStore, type RegistryId } from './registry-aspect-store.js';
export { RetentionSweep } from './rows/retention-sweep.js';
export type { EntityEnd, RollbackOutcome, RollbackRequest, TakesBack } from './rollback/rollback-request.js';
export { isSameRow } from './rows/stored-aspect.js';
export { StoredTypes, type UnknownType } from './rows/stored-types.js';
export type { AspectKey } from './aspect-key.js';
export { StoredRows } from './rows/stored-rows.js';
export { refuseMissing } from './writes/missing-entities.js';
export { NO_RUN_ID, type SystemMetadata } from './system-metadata.js';
export {
  type AspectChange,
  type CacheListener,
  type ChangeNotice,
  type WriteListener,
  WriteListeners,
} from './writes/write-listener.js';
export { type PlannedWrite, type RuleContext, type WriteRule, WriteRules } from './writes/write-rule.js';
export { type DistinctValues, distinctValuesRule } from './writes/distinct-values.js';
export { TrackedReads } from './writes/tracked-reads.js';
export { valueAs, valueIn } from './typed-value.js';
export { VisibleAspects } from './visible-aspects.js';
export { WriteSwitch } from './writes/write-switch.js';
