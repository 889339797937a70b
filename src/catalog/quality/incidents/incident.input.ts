import { Field, InputType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { IncidentPriority } from './incident-priority.enum.js';
import { IncidentSourceType } from './incident-source-type.enum.js';
import { IncidentStage } from './incident-stage.enum.js';
import { IncidentState } from './incident-state.enum.js';
import { IncidentType } from './incident-type.enum.js';

/** Status of an incident. */
@InputType()
export class IncidentStatusInput {
  readonly state!: IncidentState;
  @Field(() => IncidentStage, { nullable: true })
  readonly stage?: IncidentStage | null;
  readonly message?: string | null;
}

/** Source of an incident. */
@InputType()
export class IncidentSourceInput {
  readonly type!: IncidentSourceType;
}

/** An incident to raise. */
@InputType()
export class RaiseIncidentInput {
  readonly type!: IncidentType;
  /** Name of the type if the type is CUSTOM. */
  readonly customType?: string | null;
  readonly title?: string | null;
  readonly description?: string | null;
  /** Urn of an affected entity. */
  readonly resourceUrn?: string | null;
  /** Urns of the affected entities. */
  @Field(() => [String], { nullable: true })
  readonly resourceUrns?: string[] | null;
  /** Start of the incident, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly startedAt?: number | null;
  readonly source?: IncidentSourceInput | null;
  /** Status of the incident; active if absent. */
  readonly status?: IncidentStatusInput | null;
  @Field(() => IncidentPriority, { nullable: true })
  readonly priority?: IncidentPriority | null;
  /** Urns of the users and groups that the incident is assigned to. */
  @Field(() => [String], { nullable: true })
  readonly assigneeUrns?: string[] | null;
}

/** Changes to an incident; absent members are unchanged. */
@InputType()
export class UpdateIncidentInput {
  readonly title?: string | null;
  readonly description?: string | null;
  @Field(() => Long, { nullable: true })
  readonly startedAt?: number | null;
  readonly status?: IncidentStatusInput | null;
  @Field(() => IncidentPriority, { nullable: true })
  readonly priority?: IncidentPriority | null;
  /** Urns of the affected entities; at least one. */
  @Field(() => [String], { nullable: true })
  readonly resourceUrns?: string[] | null;
  @Field(() => [String], { nullable: true })
  readonly assigneeUrns?: string[] | null;
}

/** New content of an incident; absent members are removed. */
@InputType()
export class UpsertIncidentInput {
  readonly title?: string | null;
  readonly description?: string | null;
  readonly status!: IncidentStatusInput;
  @Field(() => IncidentPriority, { nullable: true })
  readonly priority?: IncidentPriority | null;
  /** Urns of the affected entities; at least one. */
  readonly resourceUrns!: string[];
  readonly assigneeUrns!: string[];
}
