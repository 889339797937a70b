import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../auth/index.js';
import type { EntityRef, GraphqlContext } from '../entities/index.js';
import { APPLICATION } from './application.mappings.js';
import { Application } from './application.model.js';

/** Queries for applications. */
@Resolver()
export class ApplicationResolver {
  @Authenticated('Throws where the entity may not be viewed.')
  @Query(() => Application, { nullable: true, description: 'An application.' })
  application(
    @Args('urn', { description: 'Urn of the application.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(APPLICATION.entityName, urn);
  }
}
