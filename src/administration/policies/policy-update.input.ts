import { Field, InputType } from '@nestjs/graphql';
import { PolicyMatchCondition, PolicyState, PolicyType } from './policy-enums.js';

/** A condition on one field of a resource. */
@InputType()
export class PolicyMatchCriterionInput {
  /** The field: TYPE, URN, OWNER, DOMAIN, GROUP_MEMBERSHIP, DATA_PLATFORM_INSTANCE, TAG, CONTAINER or GLOSSARY. */
  readonly field!: string;
  /** The values; at least one must match. */
  readonly values!: string[];
  /** The comparison. */
  @Field(() => PolicyMatchCondition)
  readonly condition!: PolicyMatchCondition;
}

/** Conditions that must all match. */
@InputType()
export class PolicyMatchFilterInput {
  /** The conditions; without conditions every resource matches. */
  readonly criteria?: PolicyMatchCriterionInput[] | null;
}

/** The resources to which a policy applies. */
@InputType()
export class ResourceFilterInput {
  /** Entity type. */
  @Field(() => String, { nullable: true, deprecationReason: 'Use filter.' })
  readonly type?: string | null;
  /** Urns of the entities. */
  readonly resources?: string[] | null;
  /** Whether the policy applies to all entities of the type, regardless of `resources`. */
  readonly allResources?: boolean | null;
  /** Conditions on the entities. */
  readonly filter?: PolicyMatchFilterInput | null;
  /** Conditions on what actors may add to entities or remove from them, such as tags. */
  readonly privilegeConstraints?: PolicyMatchFilterInput | null;
}

/** The actors to whom a policy applies. An actor matches if any part of the filter matches. */
@InputType()
export class ActorFilterInput {
  /** Urns of users. */
  readonly users?: string[] | null;
  /** Urns of groups. */
  readonly groups?: string[] | null;
  /** Whether the filter matches owners of the resource, directly or through a group. */
  readonly resourceOwners!: boolean;
  /** Urns of the ownership types that match; all types when absent. */
  readonly resourceOwnersTypes?: string[] | null;
  /** Whether the filter matches all users. */
  readonly allUsers!: boolean;
  /** Whether the filter matches the members of all groups. */
  readonly allGroups!: boolean;
}

/** A policy to create or replace. */
@InputType()
export class PolicyUpdateInput {
  /** Scope of the privileges. */
  @Field(() => PolicyType)
  readonly type!: PolicyType;
  /** Display name. */
  readonly name!: string;
  /** State of the policy. */
  @Field(() => PolicyState)
  readonly state!: PolicyState;
  /** Description of the policy. */
  readonly description?: string | null;
  /** The resources to which the policy applies; all resources when absent. */
  readonly resources?: ResourceFilterInput | null;
  /** Names of the privileges; unknown names are stored and have no effect. */
  readonly privileges!: string[];
  /** The actors to whom the policy applies. An update keeps the roles, which only the REST APIs can set. */
  readonly actors!: ActorFilterInput;
}
