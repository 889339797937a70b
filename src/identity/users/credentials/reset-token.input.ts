import { InputType } from '@nestjs/graphql';

/** Whose password is to be set anew. */
@InputType()
export class CreateNativeUserResetTokenInput {
  /** Urn of the user. */
  readonly userUrn!: string;
}
