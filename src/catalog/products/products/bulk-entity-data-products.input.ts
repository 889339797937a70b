import { InputType } from '@nestjs/graphql';
import { ArrayMaxSize } from 'class-validator';

/** Entities asked for at most. Source: DataHub's GraphQL. */
const MOST_URNS = 100;

/** Entities whose data products are asked for. */
@InputType()
export class BulkEntityDataProductsInput {
  /** Urns of the entities, 100 at most. */
  @ArrayMaxSize(MOST_URNS, { message: '$property must not hold more than $constraint1 urns' })
  readonly urns!: string[];
}
