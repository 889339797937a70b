export {
  FileKey,
  FileModule,
  FileStore,
  type FolderStorage,
  openBucket,
  shownType,
  SIGNED_PATH,
} from './assets/files/index.js';
export { CatalogModule } from './catalog.module.js';
export { aspectText, changeLogEvent, platformEvents } from './history/events/index.js';
export {
  changeCategory,
  type ChangeEvent,
  type ChangeTransaction,
  type TimelineQuery,
  TimelineService,
  TimelineModule,
} from './history/timeline/index.js';
export { LINKING_VERSIONS, type VersionLabel, VersionsService, VersionsModule } from './history/versions/index.js';
export { DEGREE_NAME, degreeCounts } from './lineage/index.js';
export { type LogicalTie, tiedUrns, tieOf, tiesOf } from './models/logical-models/index.js';
export { startOf, type UsageDuration, type UsageResult, UsageStatsService, UsageModule } from './usage/usage/index.js';
