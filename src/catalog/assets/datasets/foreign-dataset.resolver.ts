import { ResolveField, Resolver } from '@nestjs/graphql';
import type { EntityRef } from '../../../entities/index.js';
import { Dataset } from './dataset.model.js';
import { ForeignKeyConstraint } from './foreign-key-constraint.model.js';

/** The field `foreignDataset` of foreign keys, which refers to a type that itself has foreign keys. */
@Resolver(() => ForeignKeyConstraint)
export class ForeignDatasetResolver {
  @ResolveField(() => Dataset, { nullable: true, description: 'The dataset that the foreign key refers to.' })
  foreignDataset({ foreignDataset }: { readonly foreignDataset: EntityRef }): EntityRef {
    return foreignDataset;
  }
}
