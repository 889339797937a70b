import { Field, Int, InterfaceType, ObjectType } from '@nestjs/graphql';
import { type EntityRef, FieldArgument } from '../../../entities/index.js';
import { DataProcessInstance } from '../../assets/pipelines/index.js';

/** A page of runs, the newest first. */
@ObjectType()
export class DataProcessInstanceResult {
  /** How many runs were asked for. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** How many runs were skipped. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many runs there are. */
  @Field(() => Int, { nullable: true })
  readonly total?: number | null;
  /** The runs of this page. */
  @Field(() => [DataProcessInstance], { nullable: 'itemsAndList' })
  readonly runs?: EntityRef[] | null;
}

/** Something that runs again and again. */
@InterfaceType({ resolveType: (ref: EntityRef) => ref.__typename })
export abstract class HasExecutionRuns {
  /** Runs of it, the newest first. */
  @FieldArgument('start', () => Int, { nullable: true, description: 'How many runs to skip; 0 when absent.' })
  @FieldArgument('count', () => Int, { nullable: true, description: 'Most runs to return; 20 when absent.' })
  @Field(() => DataProcessInstanceResult, { nullable: true })
  readonly runs?: DataProcessInstanceResult | null;
}
