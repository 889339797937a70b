import { Field, Int, ObjectType } from '@nestjs/graphql';
import { AuditStamp, Long } from '../../../entities/index.js';
import { ChangeCategoryType } from './change-category-type.enum.js';
import { ChangeOperationType } from './change-operation-type.enum.js';

/** One detail of a change. */
@ObjectType()
export class TimelineParameterEntry {
  readonly key?: string | null;
  readonly value?: string | null;
}

/** One change. */
@ObjectType()
export class ChangeEvent {
  /** Urn of the entity or column that changed. */
  readonly urn!: string;
  @Field(() => ChangeCategoryType, { nullable: true })
  readonly category?: ChangeCategoryType | null;
  @Field(() => ChangeOperationType, { nullable: true })
  readonly operation?: ChangeOperationType | null;
  /** The added, removed or modified item, as a urn or another key. */
  readonly modifier?: string | null;
  /** Details of the change. */
  @Field(() => [TimelineParameterEntry], { nullable: true })
  readonly parameters?: TimelineParameterEntry[] | null;
  /** Time and actor of the change. */
  readonly auditStamp?: AuditStamp | null;
  /** Description of the change. */
  readonly description?: string | null;
}

/** All changes at one time. */
@ObjectType()
export class ChangeTransaction {
  @Field(() => Long)
  readonly timestampMillis!: number;
  /** Semantic version of the entity after the changes. */
  readonly lastSemanticVersion!: string;
  /** Always `none`. */
  readonly versionStamp!: string;
  /** Always `MODIFY`. */
  readonly changeType!: ChangeOperationType;
  /** Urn of the actor. */
  readonly actor?: string | null;
  @Field(() => [ChangeEvent], { nullable: true })
  readonly changes?: ChangeEvent[] | null;
}

/** Changes of an entity. */
@ObjectType()
export class GetTimelineResult {
  /** The changes, earliest first. */
  readonly changeTransactions!: ChangeTransaction[];
  /** Number of versions whose changes are omitted. */
  @Field(() => Int, { nullable: true })
  readonly skippedVersionCount?: number | null;
}
