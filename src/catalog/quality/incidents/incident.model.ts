import { Field, Int, ObjectType } from '@nestjs/graphql';
import { AuditStamp, Entity, type EntityRef, Long } from '../../../entities/index.js';
import { OwnerType, GlobalTags } from '../../../annotations/index.js';
import { IncidentPriority } from './incident-priority.enum.js';
import { IncidentSourceType } from './incident-source-type.enum.js';
import { IncidentStage } from './incident-stage.enum.js';
import { IncidentState } from './incident-state.enum.js';
import { IncidentType } from './incident-type.enum.js';

/** How an incident stands. */
@ObjectType()
export class IncidentStatus {
  readonly state!: IncidentState;
  /** How far people have come with it. */
  @Field(() => IncidentStage, { nullable: true })
  readonly stage?: IncidentStage | null;
  /** What people say of it. */
  readonly message?: string | null;
  /** When this was last changed, and by whom. */
  readonly lastUpdated!: AuditStamp;
}

/** What raised an incident. */
@ObjectType()
export class IncidentSource {
  readonly type!: IncidentSourceType;
  /** The assertion that failed, if one did. */
  @Field(() => Entity, { nullable: true })
  readonly source?: EntityRef | null;
}

/** Something that went wrong with data. */
@ObjectType({ implements: () => Entity })
export class Incident extends Entity {
  readonly incidentType!: IncidentType;
  /** Name of the kind, for incidents of type CUSTOM. */
  readonly customType?: string | null;
  readonly title?: string | null;
  readonly description?: string | null;
  /** How the incident stands. */
  readonly incidentStatus!: IncidentStatus;
  /** The same as incidentStatus. */
  readonly status!: IncidentStatus;
  @Field(() => IncidentPriority, { nullable: true })
  readonly priority?: IncidentPriority | null;
  /** Who takes care of it. */
  @Field(() => [OwnerType], { nullable: true })
  readonly assignees?: EntityRef[] | null;
  /** The first of the entities that it is about. */
  @Field(() => Entity)
  readonly entity!: EntityRef;
  /** What raised it. */
  readonly source?: IncidentSource | null;
  /** When it began, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly startedAt?: number | null;
  /** When it was raised, and by whom. */
  readonly created!: AuditStamp;
  /** Tags of the incident. */
  readonly tags?: GlobalTags | null;
}

/** A page of the incidents about an entity. */
@ObjectType()
export class EntityIncidentsResult {
  @Field(() => Int)
  readonly start!: number;
  @Field(() => Int)
  readonly count!: number;
  @Field(() => Int)
  readonly total!: number;
  @Field(() => [Incident])
  readonly incidents!: EntityRef[];
}
