import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Entity } from '../../entities/index.js';
import { ActorFilter } from './actor-filter.model.js';
import { PolicyState, PolicyType } from './policy-enums.js';
import { ResourceFilter } from './resource-filter.model.js';

/** A rule that gives privileges to actors, as listings show it. */
@ObjectType()
export class Policy {
  /** Urn of the policy. */
  readonly urn!: string;
  /** What the privileges are about; METADATA for a value that is none of these. */
  @Field(() => PolicyType)
  readonly type!: PolicyType;
  /** Name for people. */
  readonly name!: string;
  /** Whether the policy counts; INACTIVE for a value that is none of these. */
  @Field(() => PolicyState)
  readonly state!: PolicyState;
  /** What the policy is for. */
  readonly description?: string | null;
  /** What the privileges are limited to; everything when absent. */
  readonly resources?: ResourceFilter | null;
  /** Names of the privileges. */
  readonly privileges!: string[];
  /** Who holds the privileges. */
  readonly actors!: ActorFilter;
  /** Whether people may change the policy. */
  readonly editable!: boolean;
}

/** A rule that gives privileges to actors, as an entity. */
@ObjectType({ implements: () => Entity })
export class DataHubPolicy extends Entity {
  /** What the privileges are about. */
  @Field(() => PolicyType)
  readonly policyType!: PolicyType;
  /** Name for people. */
  readonly name!: string;
  /** Whether the policy counts. */
  @Field(() => PolicyState)
  readonly state!: PolicyState;
  /** What the policy is for. */
  readonly description?: string | null;
  /** What the privileges are limited to; everything when absent. */
  readonly resources?: ResourceFilter | null;
  /** Names of the privileges. */
  readonly privileges!: string[];
  /** Who holds the privileges. */
  readonly actors!: ActorFilter;
  /** Whether people may change the policy. */
  readonly editable!: boolean;
}

/** A page of policies. */
@ObjectType()
export class ListPoliciesResult {
  /** How many policies were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many policies were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many policies there are on all pages. */
  @Field(() => Int)
  readonly total!: number;
  /** The policies of this page, those changed last first. */
  readonly policies!: Policy[];
}
