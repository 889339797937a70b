import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../../auth/index.js';
import type { EntityRef, GraphqlContext } from '../../../entities/index.js';
import { CONTAINER } from './container.mappings.js';
import { Container } from './container.model.js';

/** Queries for containers. */
@Resolver()
export class ContainerResolver {
  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => Container, { nullable: true, description: 'A container.' })
  container(
    @Args('urn', { description: 'Urn of the container.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(CONTAINER.entityType, urn);
  }
}
