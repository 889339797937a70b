import { Module } from '@nestjs/common';
import { CheckIndicesService } from './check-indices/check-indices.service.js';
import { RestoreIndicesService } from './restore-indices/restore-indices.service.js';
import { RestoreTasks } from './restore-indices/restore-tasks.js';

const SERVICES = [RestoreIndicesService, CheckIndicesService];

/** What operators do with the indices: restore, rebuild and check them. */
@Module({ providers: [RestoreTasks, ...SERVICES], exports: SERVICES })
export class OperationsModule {}
