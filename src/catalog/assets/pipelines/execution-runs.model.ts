import { Field, Int, InterfaceType, ObjectType } from '@nestjs/graphql';
import { type EntityRef, FieldArgument } from '../../../entities/index.js';
import { DataProcessInstance } from './data-process-instance.model.js';

/** A page of runs, newest first. */
@ObjectType()
export class DataProcessInstanceResult {
  /** Number of runs requested. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Number of runs skipped. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Total number of runs. */
  @Field(() => Int, { nullable: true })
  readonly total?: number | null;
  /** Runs on this page. */
  @Field(() => [DataProcessInstance], { nullable: 'itemsAndList' })
  readonly runs?: EntityRef[] | null;
}

/** An entity that is executed repeatedly. */
@InterfaceType({ resolveType: (ref: EntityRef) => ref.__typename })
export abstract class HasExecutionRuns {
  /** Runs of the entity, newest first. */
  @FieldArgument('start', () => Int, { nullable: true, description: 'Number of runs to skip; 0 if absent.' })
  @FieldArgument('count', () => Int, {
    nullable: true,
    description: 'Maximum number of runs to return; 20 if absent.',
  })
  @Field(() => DataProcessInstanceResult, { nullable: true })
  readonly runs?: DataProcessInstanceResult | null;
}
