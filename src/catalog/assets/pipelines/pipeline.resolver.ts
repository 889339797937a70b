import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../../auth/index.js';
import type { EntityRef, GraphqlContext } from '../../../entities/index.js';
import { DataFlow } from './data-flow.model.js';
import { DataJob } from './data-job.model.js';
import { DATA_PROCESS_INSTANCE } from './data-process-instance.mappings.js';
import { DataProcessInstance } from './data-process-instance.model.js';
import { DATA_FLOW, DATA_JOB } from './pipeline.mappings.js';

/** Queries for data flows, data jobs and their runs. */
@Resolver()
export class PipelineResolver {
  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => DataFlow, { nullable: true, description: 'A data flow.' })
  dataFlow(
    @Args('urn', { description: 'Urn of the data flow.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(DATA_FLOW.entityType, urn);
  }

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => DataJob, { nullable: true, description: 'A data job.' })
  dataJob(
    @Args('urn', { description: 'Urn of the data job.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(DATA_JOB.entityType, urn);
  }

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => DataProcessInstance, { nullable: true, description: 'A run of a data job or a data flow.' })
  dataProcessInstance(
    @Args('urn', { description: 'Urn of the run.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(DATA_PROCESS_INSTANCE.entityType, urn);
  }
}
