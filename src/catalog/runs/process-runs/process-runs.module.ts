import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../../discovery/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { GraphModule } from '../../../graph/index.js';
import { DatasetRunsResolver, RunEventsResolver } from './process-runs.resolvers.js';
import { ProcessRunsService, type RunsArguments } from './process-runs.service.js';

/** Runs of data jobs, data flows and datasets. */
@Module({
  imports: [DiscoveryModule, GraphModule],
  providers: [ProcessRunsService, DatasetRunsResolver, RunEventsResolver],
})
export class ProcessRunsModule {
  constructor(mappings: EntityMappings, runs: ProcessRunsService) {
    mappings.share({ runs: (source, args: RunsArguments, context) => runs.of(source, args, context) });
  }
}
