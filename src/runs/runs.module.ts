import { Module } from '@nestjs/common';
import { RollbackService } from './rollback.service.js';
import { RunService } from './run.service.js';

/** What runs of ingestion wrote, and how it is taken back. */
@Module({ providers: [RollbackService, RunService], exports: [RollbackService, RunService] })
export class RunsModule {}
