import { InputType } from '@nestjs/graphql';
import { Matches, ValidateIf } from 'class-validator';

/** An ownership type to create. */
@InputType()
export class CreateOwnershipTypeInput {
  /** Display name. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** Responsibilities of owners of the type. */
  readonly description!: string;
}

/** Changes of an ownership type. */
@InputType()
export class UpdateOwnershipTypeInput {
  /** Display name; unchanged when absent. */
  @ValidateIf((input: UpdateOwnershipTypeInput) => input.name != null)
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name?: string | null;
  /** Responsibilities of owners of the type; unchanged when absent. */
  readonly description?: string | null;
}
