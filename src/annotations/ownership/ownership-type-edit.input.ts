import { InputType } from '@nestjs/graphql';
import { Matches, ValidateIf } from 'class-validator';

/** A kind of ownership to create. */
@InputType()
export class CreateOwnershipTypeInput {
  /** Name for people. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** What owners of the kind do. */
  readonly description!: string;
}

/** What changes of a kind of ownership. */
@InputType()
export class UpdateOwnershipTypeInput {
  /** Name for people; as it is when absent. */
  @ValidateIf((input: UpdateOwnershipTypeInput) => input.name != null)
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name?: string | null;
  /** What owners of the kind do; as it is when absent. */
  readonly description?: string | null;
}
