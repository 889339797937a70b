import { ResolveField, Resolver } from '@nestjs/graphql';
import { type EntityRef, type GraphqlContext, refTo } from '../../entities/index.js';
import { CorpUserHomePageSettings } from '../../identity/index.js';
import { dataHubPageModuleProperties } from '../../model/index.js';
import { DataHubPageModule } from './page-module.model.js';
import { type StoredTemplate, storedTemplate } from './page-template.mappings.js';
import { DataHubPageTemplate, DataHubPageTemplateRow } from './page-template.model.js';

/** The home page settings of a user, as the field `homePage` of `src/identity` resolves them. */
interface HomePage {
  readonly pageTemplate?: string | null;
}

/** The field `modules` of the rows of a template. */
@Resolver(() => DataHubPageTemplateRow)
export class TemplateRowResolver {
  @ResolveField(() => [DataHubPageModule])
  async modules(
    { modules }: StoredTemplate['rows'][number],
    _args: object,
    { entities }: GraphqlContext,
  ): Promise<EntityRef[]> {
    const stored = await Promise.all(modules.map((urn) => entities.aspect(urn, dataHubPageModuleProperties.name)));
    return modules.filter((_urn, at) => stored[at] !== undefined).map((urn) => refTo(DataHubPageModule.name, urn));
  }
}

/** The field `pageTemplate` of the home page settings of a user. */
@Resolver(() => CorpUserHomePageSettings)
export class HomePageTemplateResolver {
  @ResolveField(() => DataHubPageTemplate, {
    nullable: true,
    description: "Template of the user's home page; null for the default home page.",
  })
  pageTemplate({ pageTemplate }: HomePage, _args: object, context: GraphqlContext): Promise<EntityRef | null> {
    return storedTemplate(pageTemplate, context);
  }
}
