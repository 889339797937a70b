export { BackgroundChecks } from './check-indices/background-checks.js';
export { type CheckArguments, CheckIndicesService } from './check-indices/check-indices.service.js';
export { type HealthReport, HealthReporter, type WorkersHealth } from './health/health-report.js';
export { Readiness } from './health/readiness.js';
export type { ComponentHealth } from './health/search-health.js';
export { type IndexSize, IndexSizesService } from './index-sizes/index-sizes.service.js';
export { OperationsModule } from './operations.module.js';
export {
  type RestateArguments,
  RestateAspectsService,
  type RestateResponse,
} from './restate-aspects/restate-aspects.service.js';
export { checkUrn, type RestoreArguments } from './restore-indices/restore-arguments.js';
export { type RestoreResponse, RestoreIndicesService } from './restore-indices/restore-indices.service.js';
export { type CopiedSeries, SeriesCopy } from './series-copy/series-copy.js';
export { type CopiedRows, copyStore } from './store-copy/store-copy.js';
export { RestoreTasks } from './restore-indices/restore-tasks.js';
export { Takeover } from './takeover/takeover.service.js';
export { TakeoverStatus } from './takeover/takeover-status.js';
export { inspectStore, type StorePlan, type TypeCount } from './takeover/takeover-plan.js';
export { type TakeoverView, takeoverText } from './takeover/takeover-view.js';
export { RunningTasks } from './task-status/running-tasks.js';
export type { RunningWork, Task, TaskControl } from './task-status/task.js';
export { TaskRunner } from './task-status/task-runner.js';
export { TaskStore } from './task-status/task-store.js';
export { type TaskStatus, TaskStatusService } from './task-status/task-status.service.js';
export { TruncateTimeseriesAspectService } from './truncate-timeseries-aspect/truncate-timeseries-aspect.service.js';
export {
  type CheckOutcome,
  type CheckRequest,
  type ConsistencyCheck,
  ConsistencyCheckService,
  ConsistencyFixService,
  type ConsistencyIssue,
  ConsistencyModule,
  FIX_TYPES,
  type FixOutcome,
  type FixType,
  type NamedIssue,
} from './consistency/index.js';
export {
  DELETING_WRITTEN,
  MANAGING_INGESTION,
  RollbackService,
  type RollbackSurvey,
  RollbackTasks,
  ROLLING_BACK,
  RunService,
  RunsModule,
} from './runs/index.js';
export { type TracedAspects, TraceService, TracesModule, type WriteTrace } from './traces/index.js';
