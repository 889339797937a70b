import { Field, ObjectType } from '@nestjs/graphql';
import { Container, ParentContainersResult, SubTypes } from '../containers/index.js';
import {
  AuditStamp,
  CustomPropertiesEntry,
  Entity,
  type EntityRef,
  Status,
  DataPlatform,
  DataPlatformInstance,
} from '../../../entities/index.js';

/** What is known of a run. */
@ObjectType()
export class DataProcessInstanceProperties {
  /** Name of the run. */
  readonly name!: string;
  /** Address of the run in its orchestrator. */
  readonly externalUrl?: string | null;
  /** When the run was started, and by whom. */
  readonly created!: AuditStamp;
  /** Free-form properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
}

/** One run of a task or a pipeline. */
@ObjectType({ implements: () => Entity })
export class DataProcessInstance extends Entity {
  /** Whether the run is stored and not soft-deleted. */
  readonly exists?: boolean | null;
  /** Whether the run is in use. */
  readonly status?: Status | null;
  /** When the run was started, and by whom. */
  @Field(() => AuditStamp, { nullable: true, deprecationReason: 'Use properties.created.' })
  readonly created?: AuditStamp | null;
  /** Name of the run. */
  @Field({ deprecationReason: 'Use properties.name.' })
  readonly name?: string | null;
  /** Address of the run in its orchestrator. */
  readonly externalUrl?: string | null;
  /** What is known of the run. */
  readonly properties?: DataProcessInstanceProperties | null;
  /** The platform of the run. */
  @Field(() => DataPlatform, { nullable: true })
  readonly platform?: EntityRef | null;
  /** The installation of the platform. */
  @Field(() => DataPlatformInstance, { nullable: true })
  readonly dataPlatformInstance?: EntityRef | null;
  /** What kinds of run it is. */
  readonly subTypes?: SubTypes | null;
  /** The container that holds the run. */
  @Field(() => Container, { nullable: true })
  readonly container?: EntityRef | null;
  /** The containers around the run, the nearest first. */
  readonly parentContainers?: ParentContainersResult | null;
  /** The task, pipeline or dataset that the run is of. */
  @Field(() => Entity, { nullable: true })
  readonly parentTemplate?: EntityRef | null;
}
