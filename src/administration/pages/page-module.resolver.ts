import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import { type EntityRef, type GraphqlContext, refTo } from '../../entities/index.js';
import { DeletePageModuleInput, UpsertPageModuleInput } from './page-module.input.js';
import { PAGE_MODULE } from './page-module.mappings.js';
import { DataHubPageModule } from './page-module.model.js';
import { PageModuleService } from './page-module.service.js';
import { WRITING_PAGES } from './page.demands.js';

/** The mutations of page modules. */
@Resolver()
export class PageModuleResolver {
  constructor(private readonly modules: PageModuleService) {}

  @AuthorizedInside(WRITING_PAGES)
  @Mutation(() => DataHubPageModule, { description: 'Creates or replaces a page module. Returns the module.' })
  async upsertPageModule(
    @Args('input', { description: 'The module.' }) input: UpsertPageModuleInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return refTo(PAGE_MODULE.typeName, await this.modules.upsert(input, context));
  }

  @AuthorizedInside(WRITING_PAGES)
  @Mutation(() => Boolean, {
    description: 'Deletes a page module permanently and removes it from all pages. Returns true.',
  })
  async deletePageModule(
    @Args('input', { description: 'The module.' }) { urn }: DeletePageModuleInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.modules.delete(urn, context);
    return true;
  }
}
