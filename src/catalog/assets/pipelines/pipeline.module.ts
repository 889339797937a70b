import { Module } from '@nestjs/common';
import { EntityMappings } from '../../../entities/index.js';
import { DATA_PROCESS_INSTANCE } from './data-process-instance.mappings.js';
import { DATA_FLOW, DATA_JOB } from './pipeline.mappings.js';
import { PipelineResolver } from './pipeline.resolver.js';

/** Data flows (pipelines), data jobs (tasks) and their runs. */
@Module({ providers: [PipelineResolver] })
export class PipelineModule {
  constructor(mappings: EntityMappings) {
    mappings.register(DATA_FLOW);
    mappings.register(DATA_JOB);
    mappings.register(DATA_PROCESS_INSTANCE);
  }
}
