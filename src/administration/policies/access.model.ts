import { Field, ObjectType } from '@nestjs/graphql';

/** A policy that does not apply to the actor. */
@ObjectType()
export class PolicyEvaluationDetail {
  /** Name of the policy. */
  readonly policyName!: string;
  /** Reason why the policy does not apply. */
  readonly reason!: string;
}

/** Privileges of an actor. */
@ObjectType()
export class Privileges {
  /** Names of the privileges. */
  readonly privileges!: string[];
  /** The active policies that do not apply; null unless requested by an actor who manages policies. */
  @Field(() => [PolicyEvaluationDetail], { nullable: 'itemsAndList' })
  readonly evaluationDetails?: PolicyEvaluationDetail[] | null;
}

/** The origins of a user's privileges. Ignores the state of policies and the resources that limit them. */
@ObjectType()
export class DebugAccessResult {
  /** Urns of the roles assigned directly to the user. */
  readonly roles!: string[];
  /** Urns of the user's groups. */
  readonly groups!: string[];
  /** Urns of the user's groups that have roles. */
  readonly groupsWithRoles!: string[];
  /** Urns of the roles of the user's groups. */
  readonly rolesViaGroups!: string[];
  /** Urns of all roles, direct or through groups. */
  readonly allRoles!: string[];
  /** Urns of the policies that apply to the user, a group, a role or all users, most recently changed first. */
  readonly policies!: string[];
  /** Names of all privileges in these policies. */
  readonly privileges!: string[];
}
