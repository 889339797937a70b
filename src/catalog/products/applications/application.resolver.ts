import { Args, Context, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Authenticated } from '../../../auth/index.js';
import { DiscoveryService, hitOptions, SearchAcrossEntitiesInput, SearchResults } from '../../../discovery/index.js';
import type { EntityRef, GraphqlContext } from '../../../entities/index.js';
import { APPLICATION } from './application.mappings.js';
import { Application } from './application.model.js';

/** Queries for applications and their assets. */
@Resolver()
export class ApplicationResolver {
  constructor(private readonly discovery: DiscoveryService) {}

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => Application, { nullable: true, description: 'Returns an application.' })
  application(
    @Args('urn', { description: 'Urn of the application.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(APPLICATION.entityType, urn);
  }

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => SearchResults, { nullable: true, description: 'Searches the assets of an application.' })
  listApplicationAssets(
    @Args('urn', { description: 'Urn of the application.' }) urn: string,
    @Args('input', { description: 'The search.' }) input: SearchAcrossEntitiesInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SearchResults> {
    const baseCriteria = [[{ field: 'applications', values: [urn] }]];
    return this.discovery.searchAcross(input, context, { ...hitOptions(info), baseCriteria });
  }
}
