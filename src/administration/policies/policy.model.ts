import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, Page } from '../../entities/index.js';
import { ActorFilter } from './actor-filter.model.js';
import { PolicyState, PolicyType } from './policy-enums.js';
import { ResourceFilter } from './resource-filter.model.js';

/** A policy, which grants privileges to actors, as listings show it. */
@ObjectType()
export class Policy {
  /** Urn of the policy. */
  readonly urn!: string;
  /** Scope of the privileges; METADATA for an unknown value. */
  @Field(() => PolicyType)
  readonly type!: PolicyType;
  /** Display name. */
  readonly name!: string;
  /** State of the policy; INACTIVE for an unknown value. */
  @Field(() => PolicyState)
  readonly state!: PolicyState;
  /** Description of the policy. */
  readonly description?: string | null;
  /** The resources to which the policy applies; all resources when absent. */
  readonly resources?: ResourceFilter | null;
  /** Names of the privileges. */
  readonly privileges!: string[];
  /** The actors to whom the policy applies. */
  readonly actors!: ActorFilter;
  /** Whether users may change the policy. */
  readonly editable!: boolean;
}

/** A policy, which grants privileges to actors, as an entity. */
@ObjectType({ implements: () => Entity })
export class DataHubPolicy extends Entity {
  /** Scope of the privileges. */
  @Field(() => PolicyType)
  readonly policyType!: PolicyType;
  /** Display name. */
  readonly name!: string;
  /** State of the policy. */
  @Field(() => PolicyState)
  readonly state!: PolicyState;
  /** Description of the policy. */
  readonly description?: string | null;
  /** The resources to which the policy applies; all resources when absent. */
  readonly resources?: ResourceFilter | null;
  /** Names of the privileges. */
  readonly privileges!: string[];
  /** The actors to whom the policy applies. */
  readonly actors!: ActorFilter;
  /** Whether users may change the policy. */
  readonly editable!: boolean;
}

/** A page of policies. */
@ObjectType()
export class ListPoliciesResult extends Page {
  /** The policies of this page, most recently changed first. */
  readonly policies!: Policy[];
}
