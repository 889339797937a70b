import { Module } from '@nestjs/common';
import { OperationsModule } from '../operations.module.js';
import { RollbackTasks } from './rollback-tasks.js';
import { RollbackService } from './rollback.service.js';
import { RunService } from './run.service.js';

/** Ingestion runs and their rollback. */
@Module({
  imports: [OperationsModule],
  providers: [RollbackService, RollbackTasks, RunService],
  exports: [RollbackService, RollbackTasks, RunService],
})
export class RunsModule {}
