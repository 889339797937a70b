import { ObjectType } from '@nestjs/graphql';

/** A token that allows people to sign up. */
@ObjectType()
export class InviteToken {
  /** Text of the token, for the link `/signup?invite_token=…`. */
  readonly inviteToken!: string;
}
