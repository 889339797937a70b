export { DELETING_WRITTEN, MANAGING_INGESTION, ROLLING_BACK } from './run.demands.js';
export { RollbackTasks } from './rollback-tasks.js';
export { RollbackService } from './rollback.service.js';
export type { RollbackSurvey } from './rollback-survey.js';
export { RunService } from './run.service.js';
export { RunsModule } from './runs.module.js';
