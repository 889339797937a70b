import { Field, ObjectType } from '@nestjs/graphql';
import { Container, ParentContainersResult, SubTypes } from '../containers/index.js';
import {
  AuditStamp,
  CustomPropertiesEntry,
  Entity,
  type EntityRef,
  EntityWithRelationships,
  Status,
  DataPlatform,
  DataPlatformInstance,
} from '../../../entities/index.js';

/** Properties of a run. */
@ObjectType()
export class DataProcessInstanceProperties {
  /** Name of the run. */
  readonly name!: string;
  /** URL of the run in its orchestrator. */
  readonly externalUrl?: string | null;
  /** Time and actor of the start. */
  readonly created!: AuditStamp;
  /** Custom properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
}

/** A run of a data job or a data flow. */
@ObjectType({ implements: () => [EntityWithRelationships, Entity] })
export class DataProcessInstance extends Entity {
  /** Whether the run is stored and not soft-deleted. */
  readonly exists?: boolean | null;
  /** Status of the run: whether it is soft-deleted. */
  readonly status?: Status | null;
  /** Time and actor of the start. */
  @Field(() => AuditStamp, { nullable: true, deprecationReason: 'Use properties.created.' })
  readonly created?: AuditStamp | null;
  /** Name of the run. */
  @Field({ deprecationReason: 'Use properties.name.' })
  readonly name?: string | null;
  /** URL of the run in its orchestrator. */
  readonly externalUrl?: string | null;
  /** Properties of the run. */
  readonly properties?: DataProcessInstanceProperties | null;
  /** The platform of the run. */
  @Field(() => DataPlatform, { nullable: true })
  readonly platform?: EntityRef | null;
  /** The instance of the platform. */
  @Field(() => DataPlatformInstance, { nullable: true })
  readonly dataPlatformInstance?: EntityRef | null;
  /** Subtypes of the run. */
  readonly subTypes?: SubTypes | null;
  /** The container of the run. */
  @Field(() => Container, { nullable: true })
  readonly container?: EntityRef | null;
  /** Ancestor containers of the run, nearest first. */
  readonly parentContainers?: ParentContainersResult | null;
  /** The data job, data flow or dataset that the run belongs to. */
  @Field(() => Entity, { nullable: true })
  readonly parentTemplate?: EntityRef | null;
}
