import { Module } from '@nestjs/common';
import { CheckIndicesService } from './check-indices/check-indices.service.js';
import { IndexSizesService } from './index-sizes/index-sizes.service.js';
import { RestoreIndicesService } from './restore-indices/restore-indices.service.js';
import { RestoreTasks } from './restore-indices/restore-tasks.js';
import { TaskRunner } from './task-status/task-runner.js';
import { TaskStatusService } from './task-status/task-status.service.js';
import { TaskStore } from './task-status/task-store.js';
import { TruncateTimeseriesAspectService } from './truncate-timeseries-aspect/truncate-timeseries-aspect.service.js';

const SERVICES = [
  RestoreIndicesService,
  CheckIndicesService,
  IndexSizesService,
  TaskStatusService,
  TruncateTimeseriesAspectService,
];

/** What operators do with the indices: restore, rebuild and check them, see how large they are, and truncate those of time series. */
@Module({ providers: [RestoreTasks, TaskStore, TaskRunner, ...SERVICES], exports: [...SERVICES, TaskRunner] })
export class OperationsModule {}
