import { InputType } from '@nestjs/graphql';

/** The user whose password is reset. */
@InputType()
export class CreateNativeUserResetTokenInput {
  /** Urn of the user. */
  readonly userUrn!: string;
}
