import { Field, InputType } from '@nestjs/graphql';
import { PolicyMatchCondition, PolicyState, PolicyType } from './policy-enums.js';

/** A condition on one field of a resource. */
@InputType()
export class PolicyMatchCriterionInput {
  /** Name of the field: TYPE, URN, OWNER, DOMAIN, GROUP_MEMBERSHIP, DATA_PLATFORM_INSTANCE, TAG, CONTAINER or GLOSSARY. */
  readonly field!: string;
  /** The values to compare with: one that fits is enough. */
  readonly values!: string[];
  /** How to compare. */
  @Field(() => PolicyMatchCondition)
  readonly condition!: PolicyMatchCondition;
}

/** Conditions that must all be met. */
@InputType()
export class PolicyMatchFilterInput {
  /** The conditions; everything fits when there are none. */
  readonly criteria?: PolicyMatchCriterionInput[] | null;
}

/** What a policy is to be limited to. */
@InputType()
export class ResourceFilterInput {
  /** Kind of the entities. */
  @Field(() => String, { nullable: true, deprecationReason: 'Use filter.' })
  readonly type?: string | null;
  /** Urns of the entities. */
  readonly resources?: string[] | null;
  /** Whether all entities of the kind are meant, whatever `resources` names. */
  readonly allResources?: boolean | null;
  /** The conditions on entities. */
  readonly filter?: PolicyMatchFilterInput | null;
  /** Conditions on what may be added to entities and removed from them, such as tags. */
  readonly privilegeConstraints?: PolicyMatchFilterInput | null;
}

/** Who a policy is to be for: whoever any part names. */
@InputType()
export class ActorFilterInput {
  /** Urns of users. */
  readonly users?: string[] | null;
  /** Urns of groups. */
  readonly groups?: string[] | null;
  /** Whether owners of the resource are meant, themselves or by a group. */
  readonly resourceOwners!: boolean;
  /** Urns of the kinds of ownership that count; all when absent. */
  readonly resourceOwnersTypes?: string[] | null;
  /** Whether every user is meant. */
  readonly allUsers!: boolean;
  /** Whether every member of any group is meant. */
  readonly allGroups!: boolean;
}

/** What a policy is to be. */
@InputType()
export class PolicyUpdateInput {
  /** What the privileges are about. */
  @Field(() => PolicyType)
  readonly type!: PolicyType;
  /** Name for people. */
  readonly name!: string;
  /** Whether the policy counts. */
  @Field(() => PolicyState)
  readonly state!: PolicyState;
  /** What the policy is for. */
  readonly description?: string | null;
  /** What the privileges are limited to; everything when absent. */
  readonly resources?: ResourceFilterInput | null;
  /** Names of the privileges; a name that nothing asks about is kept and allows nothing. */
  readonly privileges!: string[];
  /** Who is to hold the privileges. Roles are named over REST; an update keeps them. */
  readonly actors!: ActorFilterInput;
}
