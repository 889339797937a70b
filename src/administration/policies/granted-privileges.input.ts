import { Field, InputType } from '@nestjs/graphql';
import { EntityType } from '../../entities/index.js';

/** What privileges are asked about. */
@InputType()
export class ResourceSpec {
  /** Kind of the entity. */
  @Field(() => EntityType)
  readonly resourceType!: EntityType;
  /** Urn of the entity; an empty text asks about the kind as a whole. */
  readonly resourceUrn!: string;
}

/** Whose privileges are asked for. */
@InputType()
export class GetGrantedPrivilegesInput {
  /** Urn of the user: the caller's own, unless the caller manages policies. */
  readonly actorUrn!: string;
  /** The entity to ask about; absent for privileges about the platform. */
  readonly resourceSpec?: ResourceSpec | null;
  /** Whether to say which policies give nothing, and why. */
  @Field(() => Boolean, { nullable: true, defaultValue: false })
  readonly includeEvaluationDetails?: boolean | null;
}
