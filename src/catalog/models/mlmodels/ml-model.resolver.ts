import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../../auth/index.js';
import type { EntityRef, GraphqlContext } from '../../../entities/index.js';
import { ML_FEATURE, ML_FEATURE_TABLE, ML_PRIMARY_KEY } from './ml-feature.mappings.js';
import { MLFeature, MLFeatureTable, MLPrimaryKey } from './ml-feature.model.js';
import { MLModelGroup } from './ml-model-group.model.js';
import { ML_MODEL, ML_MODEL_GROUP } from './ml-model.mappings.js';
import { MLModel } from './ml-model.model.js';

/** Queries for models, groups, features and feature tables. */
@Resolver()
export class MLModelResolver {
  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => MLModel, { nullable: true, description: 'Returns a model.' })
  mlModel(
    @Args('urn', { description: 'Urn of the model.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(ML_MODEL.entityType, urn);
  }

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => MLModelGroup, { nullable: true, description: 'Returns a model group.' })
  mlModelGroup(
    @Args('urn', { description: 'Urn of the group.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(ML_MODEL_GROUP.entityType, urn);
  }

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => MLFeature, { nullable: true, description: 'Returns a feature.' })
  mlFeature(
    @Args('urn', { description: 'Urn of the feature.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(ML_FEATURE.entityType, urn);
  }

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => MLFeatureTable, { nullable: true, description: 'Returns a feature table.' })
  mlFeatureTable(
    @Args('urn', { description: 'Urn of the table.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(ML_FEATURE_TABLE.entityType, urn);
  }

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => MLPrimaryKey, { nullable: true, description: 'Returns a primary key of a feature table.' })
  mlPrimaryKey(
    @Args('urn', { description: 'Urn of the key.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(ML_PRIMARY_KEY.entityType, urn);
  }
}
