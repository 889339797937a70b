import { InputType } from '@nestjs/graphql';
import { Matches } from 'class-validator';

/** A new name for an entity. */
@InputType()
export class UpdateNameInput {
  /** The new display name; the urn does not change. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** Urn of the entity. */
  readonly urn!: string;
}
