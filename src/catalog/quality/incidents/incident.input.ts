import { Field, InputType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { IncidentPriority } from './incident-priority.enum.js';
import { IncidentSourceType } from './incident-source-type.enum.js';
import { IncidentStage } from './incident-stage.enum.js';
import { IncidentState } from './incident-state.enum.js';
import { IncidentType } from './incident-type.enum.js';

/** How an incident is to stand. */
@InputType()
export class IncidentStatusInput {
  readonly state!: IncidentState;
  @Field(() => IncidentStage, { nullable: true })
  readonly stage?: IncidentStage | null;
  readonly message?: string | null;
}

/** What raises an incident. */
@InputType()
export class IncidentSourceInput {
  readonly type!: IncidentSourceType;
}

/** An incident to raise. */
@InputType()
export class RaiseIncidentInput {
  readonly type!: IncidentType;
  /** Name of the kind, for incidents of type CUSTOM. */
  readonly customType?: string | null;
  readonly title?: string | null;
  readonly description?: string | null;
  /** Urn of an entity that it is about. */
  readonly resourceUrn?: string | null;
  /** Urns of the entities that it is about. */
  @Field(() => [String], { nullable: true })
  readonly resourceUrns?: string[] | null;
  /** When it began, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly startedAt?: number | null;
  readonly source?: IncidentSourceInput | null;
  /** How it stands; active when absent. */
  readonly status?: IncidentStatusInput | null;
  @Field(() => IncidentPriority, { nullable: true })
  readonly priority?: IncidentPriority | null;
  /** Urns of the users and groups who take care of it. */
  @Field(() => [String], { nullable: true })
  readonly assigneeUrns?: string[] | null;
}

/** What is to change of an incident; members that are absent stay. */
@InputType()
export class UpdateIncidentInput {
  readonly title?: string | null;
  readonly description?: string | null;
  @Field(() => Long, { nullable: true })
  readonly startedAt?: number | null;
  readonly status?: IncidentStatusInput | null;
  @Field(() => IncidentPriority, { nullable: true })
  readonly priority?: IncidentPriority | null;
  /** Urns of the entities that it is about; at least one. */
  @Field(() => [String], { nullable: true })
  readonly resourceUrns?: string[] | null;
  @Field(() => [String], { nullable: true })
  readonly assigneeUrns?: string[] | null;
}

/** What an incident is to be; members that are absent are cleared. */
@InputType()
export class UpsertIncidentInput {
  readonly title?: string | null;
  readonly description?: string | null;
  readonly status!: IncidentStatusInput;
  @Field(() => IncidentPriority, { nullable: true })
  readonly priority?: IncidentPriority | null;
  /** Urns of the entities that it is about; at least one. */
  readonly resourceUrns!: string[];
  readonly assigneeUrns!: string[];
}
