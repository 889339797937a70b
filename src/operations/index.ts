export { type CheckArguments, CheckIndicesService } from './check-indices/check-indices.service.js';
export { type IndexSize, IndexSizesService } from './index-sizes/index-sizes.service.js';
export { OperationsModule } from './operations.module.js';
export { checkUrn, type RestoreArguments } from './restore-indices/restore-arguments.js';
export { type RestoreAnswer, RestoreIndicesService } from './restore-indices/restore-indices.service.js';
export { RestoreTasks } from './restore-indices/restore-tasks.js';
export { TaskRunner } from './task-status/task-runner.js';
export { type TaskStatus, TaskStatusService } from './task-status/task-status.service.js';
export { TruncateTimeseriesAspectService } from './truncate-timeseries-aspect/truncate-timeseries-aspect.service.js';
