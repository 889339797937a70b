import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../auth/index.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { ROLE } from './role.mappings.js';
import { Role } from './role.model.js';

/** Queries for roles in other systems. */
@Resolver()
export class RoleResolver {
  @Authenticated('Throws where the entity may not be viewed.')
  @Query(() => Role, { nullable: true, description: 'A right to use data, kept in another system.' })
  role(
    @Args('urn', { description: 'Urn of the role.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(ROLE.entityType, urn);
  }
}
