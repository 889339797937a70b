import { Field, ObjectType } from '@nestjs/graphql';
import { AuditStamp, Entity, type EntityRef, Long, Page } from '../../../entities/index.js';
import { OwnerType, GlobalTags } from '../../../annotations/index.js';
import { IncidentPriority } from './incident-priority.enum.js';
import { IncidentSourceType } from './incident-source-type.enum.js';
import { IncidentStage } from './incident-stage.enum.js';
import { IncidentState } from './incident-state.enum.js';
import { IncidentType } from './incident-type.enum.js';

/** Status of an incident. */
@ObjectType()
export class IncidentStatus {
  readonly state!: IncidentState;
  /** Stage of the resolution. */
  @Field(() => IncidentStage, { nullable: true })
  readonly stage?: IncidentStage | null;
  /** Comment on the status. */
  readonly message?: string | null;
  /** Last change of the status. */
  readonly lastUpdated!: AuditStamp;
}

/** Source of an incident. */
@ObjectType()
export class IncidentSource {
  readonly type!: IncidentSourceType;
  /** The failed assertion, if any. */
  @Field(() => Entity, { nullable: true })
  readonly source?: EntityRef | null;
}

/** A problem with a data asset. */
@ObjectType({ implements: () => Entity })
export class Incident extends Entity {
  readonly incidentType!: IncidentType;
  /** Name of the type if the type is CUSTOM. */
  readonly customType?: string | null;
  readonly title?: string | null;
  readonly description?: string | null;
  /** Status of the incident. */
  readonly incidentStatus!: IncidentStatus;
  /** The same as `incidentStatus`. */
  readonly status!: IncidentStatus;
  @Field(() => IncidentPriority, { nullable: true })
  readonly priority?: IncidentPriority | null;
  /** Users and groups that the incident is assigned to. */
  @Field(() => [OwnerType], { nullable: true })
  readonly assignees?: EntityRef[] | null;
  /** The first affected entity. */
  @Field(() => Entity)
  readonly entity!: EntityRef;
  /** Source of the incident. */
  readonly source?: IncidentSource | null;
  /** Start of the incident, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly startedAt?: number | null;
  /** Creation of the incident. */
  readonly created!: AuditStamp;
  /** Tags of the incident. */
  readonly tags?: GlobalTags | null;
}

/** A page of the incidents on an entity. */
@ObjectType()
export class EntityIncidentsResult extends Page {
  /** The incidents of the page. */
  @Field(() => [Incident])
  readonly incidents!: EntityRef[];
}
