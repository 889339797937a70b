import { InputType } from '@nestjs/graphql';
import { Matches } from 'class-validator';

/** Removes an entity from its version set. */
@InputType()
export class UnlinkVersionInput {
  /** Urn of the version set. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly versionSet?: string | null;
  /** Urn of the entity. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly unlinkedEntity?: string | null;
}
