import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../auth/index.js';
import type { EntityRef, GraphqlContext } from '../entities/index.js';
import { VIEW } from './view.mappings.js';
import { DataHubView } from './view.model.js';

/** Queries for views. */
@Resolver()
export class ViewResolver {
  @Authenticated('Throws where the entity may not be viewed.')
  @Query(() => DataHubView, { nullable: true, description: 'A view.' })
  view(
    @Args('urn', { description: 'Urn of the view.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(VIEW.entityName, urn);
  }
}
