import { Field, Int, ObjectType } from '@nestjs/graphql';
import { AssertionType } from '../assertions/index.js';
import { Long } from '../../../entities/index.js';
import { HealthStatusType } from './health-status-type.enum.js';
import { HealthStatus } from './health-status.enum.js';

/** The incidents about an asset that go on. */
@ObjectType()
export class ActiveIncidentHealthDetails {
  /** Urn of the one that was changed last. */
  readonly latestIncidentUrn?: string | null;
  readonly latestIncidentTitle?: string | null;
  /** When it was changed, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly lastActivityAt?: number | null;
  /** How many there are. */
  @Field(() => Int)
  readonly count!: number;
}

/** How the assertions of one kind about an asset stand. */
@ObjectType()
export class AssertionHealthStatusByType {
  readonly type!: AssertionType;
  readonly status!: HealthStatus;
  /** How many assertions there are. */
  @Field(() => Int)
  readonly total!: number;
  /** How many of them stand so. */
  @Field(() => Int)
  readonly statusCount!: number;
  /** When the last of them ran, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly lastStatusResultAt?: number | null;
}

/** The health of an asset, judged by one thing. */
@ObjectType()
export class Health {
  readonly type!: HealthStatusType;
  /** When it was last found so, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly reportedAt?: number | null;
  readonly status!: HealthStatus;
  /** The same in words. */
  readonly message?: string | null;
  readonly activeIncidentHealthDetails?: ActiveIncidentHealthDetails | null;
  /** How its assertions stand, by kind. */
  @Field(() => [AssertionHealthStatusByType], { nullable: true })
  readonly latestAssertionStatusByType?: AssertionHealthStatusByType[] | null;
  /** What makes it so, as urns where there are any. */
  @Field(() => [String], { nullable: true })
  readonly causes?: string[] | null;
}
