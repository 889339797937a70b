import { InputType } from '@nestjs/graphql';

/** Users who are to be in a group. */
@InputType()
export class AddGroupMembersInput {
  /** Urn of the group. */
  readonly groupUrn!: string;
  /** Urns of the users. */
  readonly userUrns!: string[];
}

/** Users who are not to be in a group. */
@InputType()
export class RemoveGroupMembersInput {
  /** Urn of the group. */
  readonly groupUrn!: string;
  /** Urns of the users. */
  readonly userUrns!: string[];
}
