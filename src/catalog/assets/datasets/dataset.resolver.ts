import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../../auth/index.js';
import type { EntityRef, GraphqlContext } from '../../../entities/index.js';
import { Dataset } from './dataset.model.js';

/** Queries for datasets. */
@Resolver()
export class DatasetResolver {
  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => Dataset, { nullable: true, description: 'A dataset.' })
  dataset(
    @Args('urn', { description: 'Urn of the dataset.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root('dataset', urn);
  }
}
