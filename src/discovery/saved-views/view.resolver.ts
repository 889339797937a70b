import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../auth/index.js';
import { ListingService } from '../listing.service.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { ListViewsResult } from './view-listing.model.js';
import { ListGlobalViewsInput, ListMyViewsInput } from './view.input.js';
import { VIEW } from './view.mappings.js';
import { DataHubView, DataHubViewType } from './view.model.js';

/** Queries for views. */
@Resolver()
export class ViewResolver {
  constructor(private readonly listings: ListingService) {}

  @Authenticated('Throws where the entity may not be viewed.')
  @Query(() => DataHubView, { nullable: true, description: 'A view.' })
  view(
    @Args('urn', { description: 'Urn of the view.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(VIEW.entityType, urn);
  }

  @Authenticated('Finds the views that the actor made.')
  @Query(() => ListViewsResult, { nullable: true, description: 'The views that the caller made.' })
  listMyViews(
    @Args('input', { description: 'Which views to list.' }) input: ListMyViewsInput,
    @Context() context: GraphqlContext,
  ): Promise<ListViewsResult> {
    const mine = { field: 'createdBy', values: [context.actor.urn] };
    const ofType = input.viewType == null ? [] : [{ field: 'type', values: [input.viewType] }];
    return this.list(input, [mine, ...ofType], context);
  }

  @Authenticated('Finds what the actor may view.')
  @Query(() => ListViewsResult, { nullable: true, description: 'The views that everybody sees.' })
  listGlobalViews(
    @Args('input', { description: 'Which views to list.' }) input: ListGlobalViewsInput,
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
