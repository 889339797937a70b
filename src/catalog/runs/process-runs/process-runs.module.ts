import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../../discovery/index.js';
import { EntityMappings, type FieldResolvers, type RelationshipDirection } from '../../../entities/index.js';
import { GraphModule } from '../../../graph/index.js';
import type { ValuesArguments } from '../../usage/usage/index.js';
import './earlier-types.js';
import { type RunsArguments, ProcessRunsService } from './process-runs.service.js';

/** Runs of tasks and pipelines. */
@Module({ imports: [DiscoveryModule, GraphModule], providers: [ProcessRunsService] })
export class ProcessRunsModule {
  constructor(mappings: EntityMappings, runs: ProcessRunsService) {
    const ofTemplate: FieldResolvers = {
      runs: (source, args: RunsArguments, context) => runs.of(source, args, context),
    };
    mappings.extend('DataJob', ofTemplate);
    mappings.extend('DataFlow', ofTemplate);
    mappings.extend('Dataset', {
      runs: (source, args: RunsArguments & { direction: RelationshipDirection }, context) =>
        runs.around(source, args, context),
    });
    mappings.extend('DataProcessInstance', {
      state: (source, args: ValuesArguments, context) => runs.steps(source, args, context),
    });
  }
}
