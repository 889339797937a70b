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
  /** Urn of what changed. */
  readonly urn!: string;
  @Field(() => ChangeCategoryType, { nullable: true })
  readonly category?: ChangeCategoryType | null;
  @Field(() => ChangeOperationType, { nullable: true })
  readonly operation?: ChangeOperationType | null;
  /** What was added, removed or changed, as a urn or another key. */
  readonly modifier?: string | null;
  /** Details of the change. */
  @Field(() => [TimelineParameterEntry], { nullable: true })
  readonly parameters?: TimelineParameterEntry[] | null;
  /** When it was changed, and by whom. */
  readonly auditStamp?: AuditStamp | null;
  /** The change in words. */
  readonly description?: string | null;
}

/** Everything that changed at one time. */
@ObjectType()
export class ChangeTransaction {
  @Field(() => Long)
  readonly timestampMillis!: number;
  /** The version after the changes, counted from the first. */
  readonly lastSemanticVersion!: string;
  /** Always none. */
  readonly versionStamp!: string;
  /** Always MODIFY. */
  readonly changeType!: ChangeOperationType;
  /** Urn of who changed it. */
  readonly actor?: string | null;
  @Field(() => [ChangeEvent], { nullable: true })
  readonly changes?: ChangeEvent[] | null;
}

/** How an entity changed. */
@ObjectType()
export class GetTimelineResult {
  /** The changes, the earliest first. */
  readonly changeTransactions!: ChangeTransaction[];
  /** Versions of the entity whose changes are not told. */
  @Field(() => Int, { nullable: true })
  readonly skippedVersionCount?: number | null;
}
