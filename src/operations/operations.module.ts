import { Module } from '@nestjs/common';
import { BackgroundChecks } from './check-indices/background-checks.js';
import { CheckIndicesService } from './check-indices/check-indices.service.js';
import { HealthReporter } from './health/health-report.js';
import { MessagingHealth } from './health/messaging-health.js';
import { Readiness } from './health/readiness.js';
import { SearchHealth } from './health/search-health.js';
import { IndexSizesService } from './index-sizes/index-sizes.service.js';
import { BackgroundRestores } from './restore-indices/background-restores.js';
import { RecreatedEdges } from './recreated-edges/recreated-edges.js';
import { RestateAspectsService } from './restate-aspects/restate-aspects.service.js';
import { RestateRun } from './restate-aspects/restate-run.js';
import { RestoreIndicesService } from './restore-indices/restore-indices.service.js';
import { RestoreTasks } from './restore-indices/restore-tasks.js';
import { UncopiedSeries } from './series-copy/uncopied-series.js';
import { RunningTasks } from './task-status/running-tasks.js';
import { TaskRunner } from './task-status/task-runner.js';
import { TakeoverDeletes } from './takeover/takeover-deletes.js';
import { TakeoverHeader } from './takeover/takeover-header.js';
import { TakeoverRows } from './takeover/takeover-rows.js';
import { TakeoverSeries } from './takeover/takeover-series.js';
import { TakeoverStatus } from './takeover/takeover-status.js';
import { Takeover } from './takeover/takeover.service.js';
import { TaskStatusService } from './task-status/task-status.service.js';
import { TaskStore } from './task-status/task-store.js';
import { TruncateTimeseriesAspectService } from './truncate-timeseries-aspect/truncate-timeseries-aspect.service.js';

const SERVICES = [
  RestateAspectsService,
  RestoreIndicesService,
  BackgroundChecks,
  CheckIndicesService,
  IndexSizesService,
  HealthReporter,
  RunningTasks,
  Readiness,
  TaskStatusService,
  TakeoverStatus,
  Takeover,
  TruncateTimeseriesAspectService,
];

/**
 * Operations on indices: restore, rebuild, check and measure indices, truncate time series, and take over a DataHub
 * database.
 */
@Module({
  providers: [
    BackgroundRestores,
    SearchHealth,
    MessagingHealth,
    RecreatedEdges,
    RestateRun,
    RestoreTasks,
    TaskStore,
    TaskRunner,
    TakeoverDeletes,
    TakeoverRows,
    TakeoverSeries,
    TakeoverHeader,
    UncopiedSeries,
    ...SERVICES,
  ],
  exports: [...SERVICES, TaskRunner, TaskStore],
})
export class OperationsModule {}
