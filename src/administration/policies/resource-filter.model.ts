import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../../entities/index.js';
import { PolicyMatchCondition } from './policy-enums.js';

/** A value that a criterion compares with. */
@ObjectType()
export class PolicyMatchCriterionValue {
  /** The value. */
  readonly value!: string;
  /** The entity of the value, when it is a urn. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
}

/** A condition on one field of a resource. */
@ObjectType()
export class PolicyMatchCriterion {
  /** Name of the field, as in `TYPE`, `URN` or `DOMAIN`. */
  readonly field!: string;
  /** The values to compare with: one that fits is enough. */
  readonly values!: PolicyMatchCriterionValue[];
  /** How to compare. */
  @Field(() => PolicyMatchCondition)
  readonly condition!: PolicyMatchCondition;
}

/** Conditions that must all be met. */
@ObjectType()
export class PolicyMatchFilter {
  /** The conditions; everything fits when there are none. */
  readonly criteria?: PolicyMatchCriterion[] | null;
}

/** What a policy is limited to. */
@ObjectType()
export class ResourceFilter {
  /** Kind of the entities. */
  @Field(() => String, { nullable: true, deprecationReason: 'Use filter.' })
  readonly type?: string | null;
  /** Urns of the entities. */
  @Field(() => [String], { nullable: true, deprecationReason: 'Use filter.' })
  readonly resources?: string[] | null;
  /** Whether all entities of the kind are meant, whatever `resources` names. */
  @Field(() => Boolean, { nullable: true, deprecationReason: 'Use filter.' })
  readonly allResources?: boolean | null;
  /** The conditions on entities. */
  readonly filter?: PolicyMatchFilter | null;
  /** Conditions on what may be added to entities and removed from them, such as tags. */
  readonly privilegeConstraints?: PolicyMatchFilter | null;
}
