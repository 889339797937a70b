import { ObjectType } from '@nestjs/graphql';

/** What lets a user set a new password, once. */
@ObjectType()
export class ResetToken {
  /** Text that goes into the link `/reset?reset_token=…`. */
  readonly resetToken!: string;
}
