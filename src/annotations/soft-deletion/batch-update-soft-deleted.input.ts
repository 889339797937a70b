import { InputType } from '@nestjs/graphql';

/** Entities to soft-delete or to restore. */
@InputType()
export class BatchUpdateSoftDeletedInput {
  /** Urns of the entities. */
  readonly urns!: string[];
  /** True soft-deletes the entities, false restores them. */
  readonly deleted!: boolean;
}
