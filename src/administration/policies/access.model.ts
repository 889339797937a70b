import { Field, ObjectType } from '@nestjs/graphql';

/** A policy that gives an actor nothing, and why. */
@ObjectType()
export class PolicyEvaluationDetail {
  /** Name of the policy. */
  readonly policyName!: string;
  /** Why it does not apply. */
  readonly reason!: string;
}

/** What an actor holds. */
@ObjectType()
export class Privileges {
  /** Names of the privileges. */
  readonly privileges!: string[];
  /** The active policies that give nothing; only where they were asked for, by somebody who manages policies. */
  @Field(() => [PolicyEvaluationDetail], { nullable: 'itemsAndList' })
  readonly evaluationDetails?: PolicyEvaluationDetail[] | null;
}

/** Where the rights of a user come from. Neither the state of policies nor their limits are looked at. */
@ObjectType()
export class DebugAccessResult {
  /** Urns of the roles that the user has themselves. */
  readonly roles!: string[];
  /** Urns of the groups that the user is in. */
  readonly groups!: string[];
  /** Those of the groups that have roles. */
  readonly groupsWithRoles!: string[];
  /** Urns of the roles that the groups have. */
  readonly rolesViaGroups!: string[];
  /** The roles of the user and of the groups. */
  readonly allRoles!: string[];
  /** Urns of the policies that name the user, a group, a role or everybody, those changed last first. */
  readonly policies!: string[];
  /** Names of all privileges that these policies list. */
  readonly privileges!: string[];
}
