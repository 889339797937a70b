import { InputType } from '@nestjs/graphql';

/** Users to add to a group. */
@InputType()
export class AddGroupMembersInput {
  /** Urn of the group. */
  readonly groupUrn!: string;
  /** Urns of the users. */
  readonly userUrns!: string[];
}

/** Users to remove from a group. */
@InputType()
export class RemoveGroupMembersInput {
  /** Urn of the group. */
  readonly groupUrn!: string;
  /** Urns of the users. */
  readonly userUrns!: string[];
}
