import { ObjectType } from '@nestjs/graphql';

/** The result of a patch. */
@ObjectType()
export class PatchEntityResult {
  /** Urn of the entity, as given in the input. */
  readonly urn!: string;
  /** Name that the patch sets; null if it sets none or fails. */
  readonly name?: string | null;
  /** Whether the patch is stored. */
  readonly success!: boolean;
  /** Error message, if the patch is not stored. */
  readonly error?: string | null;
}
