import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { EntityRef, GraphqlContext } from '../entities/index.js';
import { CorpGroup } from './corp-group.model.js';

/** Queries for groups. */
@Resolver()
export class GroupResolver {
  @Query(() => CorpGroup, { nullable: true, description: 'A group of users.' })
  corpGroup(
    @Args('urn', { description: 'Urn of the group.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root('corpGroup', urn);
  }
}
