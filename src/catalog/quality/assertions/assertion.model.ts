import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Dataset } from '../../assets/datasets/index.js';
import {
  AspectParams,
  Entity,
  type EntityRef,
  EntityWithRelationships,
  FieldArgument,
  Long,
  Page,
  RawAspect,
  Status,
  DataPlatform,
  DataPlatformInstance,
} from '../../../entities/index.js';
import { Ownership, GlobalTags } from '../../../annotations/index.js';
import { FilterInput } from '../../usage/usage/index.js';
import { AssertionActionType } from './assertion-action-type.enum.js';
import { AssertionInfo } from './assertion-info.model.js';
import { AssertionRunStatus } from './assertion-run-status.enum.js';
import { AssertionRunEventsResult } from './assertion-run-event.model.js';

/** An action after a run of an assertion. */
@ObjectType()
export class AssertionAction {
  readonly type!: AssertionActionType;
}

/** Actions after runs of an assertion. */
@ObjectType()
export class AssertionActions {
  /** Actions after a successful run. */
  readonly onSuccess!: AssertionAction[];
  /** Actions after a failed run. */
  readonly onFailure!: AssertionAction[];
}

/** A data quality check that runs repeatedly. */
@ObjectType({ implements: () => [EntityWithRelationships, Entity] })
export class Assertion extends EntityWithRelationships {
  /** The dataset that the assertion is about. */
  @Field(() => Dataset, { nullable: true })
  readonly dataset?: EntityRef | null;
  /** Actions after runs of the assertion. */
  readonly actions?: AssertionActions | null;
  /** Platform that evaluates the assertion. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** Definition of the assertion. */
  readonly info?: AssertionInfo | null;
  /** Platform instance of the assertion. */
  @Field(() => DataPlatformInstance, { nullable: true })
  readonly dataPlatformInstance?: EntityRef | null;
  /** Runs of the assertion, newest first. */
  @FieldArgument('status', () => AssertionRunStatus, { nullable: true, description: 'Status of the runs.' })
  @FieldArgument('startTimeMillis', () => Long, {
    nullable: true,
    description: 'Start of the time range, in milliseconds since 1970.',
  })
  @FieldArgument('endTimeMillis', () => Long, {
    nullable: true,
    description: 'End of the time range, in milliseconds since 1970.',
  })
  @FieldArgument('filter', () => FilterInput, { nullable: true, description: 'Conditions on the runs.' })
  @FieldArgument('limit', () => Int, {
    nullable: true,
    description: 'Maximum number of runs to return; 5,000 if absent.',
  })
  @Field(() => AssertionRunEventsResult, { nullable: true })
  readonly runEvents?: AssertionRunEventsResult | null;
  /** Whether the assertion is soft-deleted. */
  readonly status?: Status | null;
  /** Tags of the assertion. */
  readonly tags?: GlobalTags | null;
  /** Owners of the assertion. */
  readonly ownership?: Ownership | null;
  /** Stored aspects of the assertion as JSON text. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'Aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}

/** A page of the assertions about an entity. */
@ObjectType()
export class EntityAssertionsResult extends Page {
  /** The assertions of the page. */
  readonly assertions!: Assertion[];
}
