import { ResolveField, Resolver } from '@nestjs/graphql';
import { type EntityRef, type GraphqlContext, refTo } from '../../../entities/index.js';
import type { semanticModelInfo, ValueOf } from '../../../model/index.js';
import { Dataset } from '../../assets/datasets/index.js';
import { SemanticModelInfo } from './semantic-model.model.js';

/** Resolves the datasets in the properties of semantic models. */
@Resolver(() => SemanticModelInfo)
export class SemanticModelInfoResolver {
  @ResolveField(() => [Dataset], { description: 'Datasets of the model that the actor may view.' })
  async datasets(
    { datasets }: ValueOf<typeof semanticModelInfo>,
    _args: object,
    { entities }: GraphqlContext,
  ): Promise<EntityRef[]> {
    const viewable = await entities.viewable(datasets, (urn) => urn);
    return viewable.map((urn) => refTo(Dataset.name, urn));
  }
}
