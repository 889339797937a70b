import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import { type EntityRef, type GraphqlContext, refTo } from '../../entities/index.js';
import { CreateViewInput, UpdateViewInput } from './view.input.js';
import { VIEW } from './view.mappings.js';
import { DataHubView } from './view.model.js';
import { ViewService } from './view.service.js';
import { CREATING_VIEW, EDITING_VIEW } from './view.demands.js';

/** Mutations of views. */
@Resolver()
export class ViewEditResolver {
  constructor(private readonly views: ViewService) {}

  @AuthorizedInside(CREATING_VIEW)
  @Mutation(() => DataHubView, { nullable: true, description: 'Creates a view. Returns the view.' })
  async createView(
    @Args('input', { description: 'The view to create.' }) input: CreateViewInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return refTo(VIEW.typeName, await this.views.create(input, context));
  }

  @AuthorizedInside(EDITING_VIEW)
  @Mutation(() => DataHubView, {
    nullable: true,
    description: 'Changes the given properties of a view. Returns the view.',
  })
  async updateView(
    @Args('urn', { description: 'Urn of the view.' }) urn: string,
    @Args('input', { description: 'The changes.' }) input: UpdateViewInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    await this.views.update(urn, input, context);
    return refTo(VIEW.typeName, urn);
  }

  @AuthorizedInside(EDITING_VIEW)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Deletes a view permanently and removes all references to it. Returns true.',
  })
  async deleteView(
    @Args('urn', { description: 'Urn of the view.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.views.delete(urn, context);
    return true;
  }
}
