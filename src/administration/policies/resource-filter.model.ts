import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../../entities/index.js';
import { PolicyMatchCondition } from './policy-enums.js';

/** A value of a criterion. */
@ObjectType()
export class PolicyMatchCriterionValue {
  /** The value. */
  readonly value!: string;
  /** The entity, if the value is a urn. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
}

/** A condition on one field of a resource. */
@ObjectType()
export class PolicyMatchCriterion {
  /** Name of the field, such as `TYPE`, `URN` or `DOMAIN`. */
  readonly field!: string;
  /** The values; at least one must match. */
  readonly values!: PolicyMatchCriterionValue[];
  /** The comparison. */
  @Field(() => PolicyMatchCondition)
  readonly condition!: PolicyMatchCondition;
}

/** Conditions that must all match. */
@ObjectType()
export class PolicyMatchFilter {
  /** The conditions; without conditions every resource matches. */
  readonly criteria?: PolicyMatchCriterion[] | null;
}

/** The resources to which a policy applies. */
@ObjectType()
export class ResourceFilter {
  /** Entity type. */
  @Field(() => String, { nullable: true, deprecationReason: 'Use filter.' })
  readonly type?: string | null;
  /** Urns of the entities. */
  @Field(() => [String], { nullable: true, deprecationReason: 'Use filter.' })
  readonly resources?: string[] | null;
  /** Whether the policy applies to all entities of the type, regardless of `resources`. */
  @Field(() => Boolean, { nullable: true, deprecationReason: 'Use filter.' })
  readonly allResources?: boolean | null;
  /** Conditions on the entities. */
  readonly filter?: PolicyMatchFilter | null;
  /** Conditions on what actors may add to entities or remove from them, such as tags. */
  readonly privilegeConstraints?: PolicyMatchFilter | null;
}
