import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../auth/index.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { ROLE } from './role.mappings.js';
import { Role } from './role.model.js';

/** The query for roles of external systems. */
@Resolver()
export class RoleResolver {
  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => Role, { nullable: true, description: 'Returns a role of an external system.' })
  role(
    @Args('urn', { description: 'Urn of the role.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(ROLE.entityType, urn);
  }
}
