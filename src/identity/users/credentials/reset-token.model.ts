import { ObjectType } from '@nestjs/graphql';

/** A token that allows a user to set a new password once. */
@ObjectType()
export class ResetToken {
  /** Text of the token, for the link `/reset?reset_token=…`. */
  readonly resetToken!: string;
}
