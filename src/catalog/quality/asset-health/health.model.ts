import { Field, Int, ObjectType } from '@nestjs/graphql';
import { AssertionType } from '../assertions/index.js';
import { Long } from '../../../entities/index.js';
import { HealthStatusType } from './health-status-type.enum.js';
import { HealthStatus } from './health-status.enum.js';

/** Active incidents on an asset. */
@ObjectType()
export class ActiveIncidentHealthDetails {
  /** Urn of the most recently changed incident. */
  readonly latestIncidentUrn?: string | null;
  readonly latestIncidentTitle?: string | null;
  /** Time of the last change, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly lastActivityAt?: number | null;
  /** Number of active incidents. */
  @Field(() => Int)
  readonly count!: number;
}

/** Status of the assertions of one type on an asset. */
@ObjectType()
export class AssertionHealthStatusByType {
  readonly type!: AssertionType;
  readonly status!: HealthStatus;
  /** Number of assertions of the type. */
  @Field(() => Int)
  readonly total!: number;
  /** Number of assertions with this status. */
  @Field(() => Int)
  readonly statusCount!: number;
  /** Time of the last run of these assertions, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly lastStatusResultAt?: number | null;
}

/** The health of an asset by one type of check. */
@ObjectType()
export class Health {
  readonly type!: HealthStatusType;
  /** Time of the last report, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly reportedAt?: number | null;
  readonly status!: HealthStatus;
  /** Description of the status. */
  readonly message?: string | null;
  readonly activeIncidentHealthDetails?: ActiveIncidentHealthDetails | null;
  /** Status of the assertions by type. */
  @Field(() => [AssertionHealthStatusByType], { nullable: true })
  readonly latestAssertionStatusByType?: AssertionHealthStatusByType[] | null;
  /** Causes of the status; urns where available. */
  @Field(() => [String], { nullable: true })
  readonly causes?: string[] | null;
}
