import { ObjectType } from '@nestjs/graphql';

/** What lets people sign up. */
@ObjectType()
export class InviteToken {
  /** Text that goes into the link `/signup?invite_token=…`. */
  readonly inviteToken!: string;
}
