import { InputType } from '@nestjs/graphql';
import { ArrayMaxSize } from 'class-validator';

/** Maximum number of entities. Source: DataHub's GraphQL. */
const MOST_URNS = 100;

/** Entities whose data products to return. */
@InputType()
export class BulkEntityDataProductsInput {
  /** Urns of the entities; at most 100. */
  @ArrayMaxSize(MOST_URNS, { message: '$property must not hold more than $constraint1 urns' })
  readonly urns!: string[];
}
