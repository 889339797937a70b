import { Int, ResolveField, Resolver } from '@nestjs/graphql';
import { Dataset } from '../../assets/datasets/index.js';
import { DataProcessInstance, DataProcessInstanceResult } from '../../assets/pipelines/index.js';
import {
  type EntityRef,
  FieldArgument,
  type GraphqlContext,
  Long,
  RelationshipDirection,
} from '../../../entities/index.js';
import type { ValuesArguments } from '../../usage/usage/index.js';
import { type DatasetRunsArguments, ProcessRunsService } from './process-runs.service.js';
import { DataProcessRunEvent } from './run-event.model.js';

/** Resolves `runs` of datasets. */
@Resolver(() => Dataset)
export class DatasetRunsResolver {
  constructor(private readonly service: ProcessRunsService) {}

  @ResolveField(() => DataProcessInstanceResult, {
    nullable: true,
    description: 'Runs that read or write the dataset, newest first.',
  })
  @FieldArgument('start', () => Int, { nullable: true, description: 'Number of runs to skip; 0 if absent.' })
  @FieldArgument('count', () => Int, {
    nullable: true,
    description: 'Maximum number of runs to return; 20 if absent.',
  })
  @FieldArgument('direction', () => RelationshipDirection, {
    description: 'INCOMING for runs that read the dataset, OUTGOING for runs that write it.',
  })
  runs(dataset: EntityRef, args: DatasetRunsArguments, context: GraphqlContext): Promise<DataProcessInstanceResult> {
    return this.service.ofDataset(dataset, args, context);
  }
}

/** Resolves `state` of runs. */
@Resolver(() => DataProcessInstance)
export class RunEventsResolver {
  constructor(private readonly service: ProcessRunsService) {}

  @ResolveField(() => [DataProcessRunEvent], {
    nullable: 'itemsAndList',
    description: 'Events of the run, newest first.',
  })
  @FieldArgument('startTimeMillis', () => Long, {
    nullable: true,
    description: 'Start of the time window, in milliseconds since 1970.',
  })
  @FieldArgument('endTimeMillis', () => Long, {
    nullable: true,
    description: 'End of the time window, in milliseconds since 1970.',
  })
  @FieldArgument('limit', () => Int, {
    nullable: true,
    description: 'Maximum number of events to return; 5,000 if absent.',
  })
  state(run: EntityRef, args: ValuesArguments, context: GraphqlContext): Promise<DataProcessRunEvent[]> {
    return this.service.events(run, args, context);
  }
}
