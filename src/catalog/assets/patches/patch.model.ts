import { ObjectType } from '@nestjs/graphql';

/** What became of one patch. */
@ObjectType()
export class PatchEntityResult {
  /** Urn of the entity, as it was given. */
  readonly urn!: string;
  /** The name that the patch gave the entity; null when it gave none, or failed. */
  readonly name?: string | null;
  /** Whether the patch is stored. */
  readonly success!: boolean;
  /** Why it is not stored. */
  readonly error?: string | null;
}
