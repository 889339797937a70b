import { ResolveField, Resolver } from '@nestjs/graphql';
import type { EntityRef } from '../../../entities/index.js';
import { Dataset } from './dataset.model.js';
import { ForeignKeyConstraint } from './foreign-key-constraint.model.js';

/**
 * Resolves `foreignDataset` of foreign keys. The field cannot be in the model, since `Dataset` depends on foreign keys.
 */
@Resolver(() => ForeignKeyConstraint)
export class ForeignDatasetResolver {
  @ResolveField(() => Dataset, { nullable: true, description: 'The dataset that the foreign key refers to.' })
  foreignDataset({ foreignDataset }: { readonly foreignDataset: EntityRef }): EntityRef {
    return foreignDataset;
  }
}
