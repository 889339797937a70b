import { Field, InputType } from '@nestjs/graphql';
import { EntityType } from '../../entities/index.js';

/** A resource on which privileges are checked. */
@InputType()
export class ResourceSpec {
  /** Entity type. */
  @Field(() => EntityType)
  readonly resourceType!: EntityType;
  /** Urn of the entity; an empty string selects the entity type as a whole. */
  readonly resourceUrn!: string;
}

/** Selection of privileges. */
@InputType()
export class GetGrantedPrivilegesInput {
  /** Urn of the user. Only callers who manage policies may name another user than themselves. */
  readonly actorUrn!: string;
  /** The resource; when absent, platform privileges are returned. */
  readonly resourceSpec?: ResourceSpec | null;
  /** Whether to return the policies that do not apply, and the reasons. */
  @Field(() => Boolean, { nullable: true, defaultValue: false })
  readonly includeEvaluationDetails?: boolean | null;
}
