import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../auth/index.js';
import { ListingService } from '../listing.service.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { dataHubViewInfo } from '../../model/index.js';
import { ListViewsResult } from './view-listing.model.js';
import { ListGlobalViewsInput, ListMyViewsInput } from './view.input.js';
import { VIEW } from './view.mappings.js';
import { DataHubView, DataHubViewType } from './view.model.js';

/** Queries for views. */
@Resolver()
export class ViewResolver {
  constructor(private readonly listings: ListingService) {}

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => DataHubView, { nullable: true, description: 'Returns a view; null if it does not exist.' })
  view(
    @Args('urn', { description: 'Urn of the view.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.rootWith(VIEW.entityType, urn, dataHubViewInfo);
  }

  @Authenticated('Returns the views that the actor created.')
  @Query(() => ListViewsResult, { nullable: true, description: 'Lists the views that the caller created.' })
  listMyViews(
    @Args('input', { description: 'The views to list.' }) input: ListMyViewsInput,
    @Context() context: GraphqlContext,
  ): Promise<ListViewsResult> {
    const mine = { field: 'createdBy', values: [context.actor.urn] };
    const ofType = input.viewType == null ? [] : [{ field: 'type', values: [input.viewType] }];
    return this.list(input, [mine, ...ofType], context);
  }

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => ListViewsResult, { nullable: true, description: 'Lists the global views.' })
  listGlobalViews(
    @Args('input', { description: 'The views to list.' }) input: ListGlobalViewsInput,
    @Context() context: GraphqlContext,
  ): Promise<ListViewsResult> {
    return this.list(input, [{ field: 'type', values: [DataHubViewType.GLOBAL] }], context);
  }

  private async list(
    input: ListGlobalViewsInput,
    conditions: readonly { readonly field: string; readonly values: readonly string[] }[],
    context: GraphqlContext,
  ): Promise<ListViewsResult> {
    const options = { entityType: VIEW.entityType, criteria: [conditions], newestBy: 'createdAt' };
    const { entities, ...page } = await this.listings.list(input, options, context);
    return { ...page, views: entities };
  }
}
