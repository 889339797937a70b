import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../auth/index.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { STRUCTURED_PROPERTY } from './structured-property.mappings.js';
import { StructuredPropertyEntity } from './structured-property.model.js';

/** The query for structured properties. */
@Resolver()
export class StructuredPropertyResolver {
  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => StructuredPropertyEntity, { nullable: true, description: 'Returns a structured property.' })
  structuredProperty(
    @Args('urn', { description: 'Urn of the property.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(STRUCTURED_PROPERTY.entityType, urn);
  }
}
