import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, AuthorizedInside } from '../../auth/index.js';
import { type EntityRef, type GraphqlContext, refTo } from '../../entities/index.js';
import { DeletePageTemplateInput, UpsertPageTemplateInput } from './page-template.input.js';
import { PAGE_TEMPLATE, storedTemplate } from './page-template.mappings.js';
import { DataHubPageTemplate, GlobalHomePageSettings } from './page-template.model.js';
import { PageTemplateService } from './page-template.service.js';
import { WRITING_PAGES } from './page.demands.js';

/** The mutations of page templates, and the query for the default home page. */
@Resolver()
export class PageTemplateResolver {
  constructor(private readonly templates: PageTemplateService) {}

  @Authenticated('Returns settings of the service.')
  @Query(() => GlobalHomePageSettings, { nullable: true, description: 'The global settings of the home page.' })
  async globalHomePageSettings(@Context() context: GraphqlContext): Promise<GlobalHomePageSettings> {
    return { defaultTemplate: await storedTemplate(await this.templates.defaultHomePage(), context) };
  }

  @AuthorizedInside(WRITING_PAGES)
  @Mutation(() => DataHubPageTemplate, { description: 'Creates or replaces a page template. Returns the template.' })
  async upsertPageTemplate(
    @Args('input', { description: 'The template.' }) input: UpsertPageTemplateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return refTo(PAGE_TEMPLATE.typeName, await this.templates.upsert(input, context));
  }

  @AuthorizedInside(WRITING_PAGES)
  @Mutation(() => Boolean, { description: 'Deletes a page template permanently. Returns true.' })
  async deletePageTemplate(
    @Args('input', { description: 'The template.' }) { urn }: DeletePageTemplateInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.templates.delete(urn, context);
    return true;
  }
}
