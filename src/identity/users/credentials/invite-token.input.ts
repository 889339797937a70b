import { InputType } from '@nestjs/graphql';

/** The invitation to return. */
@InputType()
export class GetInviteTokenInput {
  /** Urn of the role that the invitation grants; none when absent. */
  readonly roleUrn?: string | null;
}

/** The invitation to create. */
@InputType()
export class CreateInviteTokenInput {
  /** Urn of the role that the invitation grants; none when absent. */
  readonly roleUrn?: string | null;
}

/** The invitation to accept. */
@InputType()
export class AcceptRoleInput {
  /** Text of the invitation. */
  readonly inviteToken!: string;
}
