import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Dataset } from '../../assets/datasets/index.js';
import {
  AspectParams,
  Entity,
  type EntityRef,
  FieldArgument,
  Long,
  RawAspect,
  Status,
  DataPlatform,
  DataPlatformInstance,
} from '../../../entities/index.js';
import { EntityWithRelationships } from '../../lineage/index.js';
import { Ownership, GlobalTags } from '../../../annotations/index.js';
import { FilterInput } from '../../usage/usage/index.js';
import { AssertionActionType } from './assertion-action-type.enum.js';
import { AssertionInfo } from './assertion-info.model.js';
import { AssertionRunStatus } from './assertion-run-status.enum.js';
import { AssertionRunEventsResult } from './assertion-run-event.model.js';

/** What is done after a run of an assertion. */
@ObjectType()
export class AssertionAction {
  readonly type!: AssertionActionType;
}

/** What is done after runs of an assertion. */
@ObjectType()
export class AssertionActions {
  /** When the assertion holds. */
  readonly onSuccess!: AssertionAction[];
  /** When it does not hold. */
  readonly onFailure!: AssertionAction[];
}

/** Something that is checked about data again and again. */
@ObjectType({ implements: () => [EntityWithRelationships, Entity] })
export class Assertion extends EntityWithRelationships {
  /** The dataset that the assertion is about. */
  @Field(() => Dataset, { nullable: true })
  readonly dataset?: EntityRef | null;
  /** What is done after runs of the assertion. */
  readonly actions?: AssertionActions | null;
  /** The platform that checks the assertion. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** What the assertion says. */
  readonly info?: AssertionInfo | null;
  /** The installation of the platform. */
  @Field(() => DataPlatformInstance, { nullable: true })
  readonly dataPlatformInstance?: EntityRef | null;
  /** Runs of the assertion, the latest first. */
  @FieldArgument('status', () => AssertionRunStatus, { nullable: true, description: 'How far the runs have come.' })
  @FieldArgument('startTimeMillis', () => Long, {
    nullable: true,
    description: 'From when on, in milliseconds since 1970.',
  })
  @FieldArgument('endTimeMillis', () => Long, {
    nullable: true,
    description: 'Until when, in milliseconds since 1970.',
  })
  @FieldArgument('filter', () => FilterInput, { nullable: true, description: 'Conditions on the runs.' })
  @FieldArgument('limit', () => Int, { nullable: true, description: 'Most runs to answer; 5,000 when absent.' })
  @Field(() => AssertionRunEventsResult, { nullable: true })
  readonly runEvents?: AssertionRunEventsResult | null;
  /** Whether the assertion is in use. */
  readonly status?: Status | null;
  /** Tags of the assertion. */
  readonly tags?: GlobalTags | null;
  /** Who owns the assertion. */
  readonly ownership?: Ownership | null;
  /** The assertion's aspects as they are stored. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'Which aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}

/** A page of the assertions about an entity. */
@ObjectType()
export class EntityAssertionsResult {
  @Field(() => Int)
  readonly start!: number;
  @Field(() => Int)
  readonly count!: number;
  @Field(() => Int)
  readonly total!: number;
  readonly assertions!: Assertion[];
}
