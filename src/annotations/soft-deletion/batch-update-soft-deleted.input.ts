import { InputType } from '@nestjs/graphql';

/** Entities to hide, or to show again. */
@InputType()
export class BatchUpdateSoftDeletedInput {
  /** Urns of the entities. */
  readonly urns!: string[];
  /** True to hide them, false to show them again. */
  readonly deleted!: boolean;
}
