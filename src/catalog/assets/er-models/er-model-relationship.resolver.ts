import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, AuthorizedInside } from '../../../auth/index.js';
import { type EntityRef, type GraphqlContext, refTo } from '../../../entities/index.js';
import { ERModelRelationshipUpdateInput } from './er-model-relationship.input.js';
import { ER_MODEL_RELATIONSHIP } from './er-model-relationship.mappings.js';
import { ERModelRelationship } from './er-model-relationship.model.js';
import { ERModelRelationshipService } from './er-model-relationship.service.js';
import { DELETING_RELATIONSHIP, RELATING, UPDATING_RELATIONSHIP } from './er-model.demands.js';

/** The query and the mutations of relationships between datasets. */
@Resolver()
export class ERModelRelationshipResolver {
  constructor(private readonly relationships: ERModelRelationshipService) {}

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => ERModelRelationship, { nullable: true, description: 'A relationship between two datasets.' })
  erModelRelationship(
    @Args('urn', { description: 'Urn of the relationship.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(ER_MODEL_RELATIONSHIP.entityType, urn);
  }

  @AuthorizedInside(RELATING)
  @Mutation(() => ERModelRelationship, {
    nullable: true,
    description:
      'Creates a relationship between two datasets, or replaces the relationship of that name, and returns it.',
  })
  async createERModelRelationship(
    @Args('input', { description: 'The relationship.' }) input: ERModelRelationshipUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return refTo(ER_MODEL_RELATIONSHIP.typeName, await this.relationships.create(input, context));
  }

  @AuthorizedInside(UPDATING_RELATIONSHIP)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Changes a relationship between two datasets. Returns true.',
  })
  async updateERModelRelationship(
    @Args('urn', { description: 'Urn of the relationship.' }) urn: string,
    @Args('input', { description: 'The changes.' }) input: ERModelRelationshipUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.relationships.update(urn, input, context);
    return true;
  }

  @AuthorizedInside(DELETING_RELATIONSHIP)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Hard-deletes a relationship between two datasets. Returns true.',
  })
  async deleteERModelRelationship(
    @Args('urn', { description: 'Urn of the relationship.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.relationships.delete(urn, context);
    return true;
  }
}
