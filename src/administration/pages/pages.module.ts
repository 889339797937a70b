import { Module } from '@nestjs/common';
import { EntityMappings } from '../../entities/index.js';
import { GlobalSettingsModule } from '../global-settings/index.js';
import { HomePageTemplateResolver, TemplateRowResolver } from './page-fields.resolvers.js';
import { PAGE_MODULE } from './page-module.mappings.js';
import { PageModuleResolver } from './page-module.resolver.js';
import { PageModuleService } from './page-module.service.js';
import { PageParts } from './page-parts.js';
import { PAGE_TEMPLATE } from './page-template.mappings.js';
import { PageTemplateResolver } from './page-template.resolver.js';
import { PageTemplateService } from './page-template.service.js';

/** Page modules, and the templates that arrange them on pages. */
@Module({
  imports: [GlobalSettingsModule],
  providers: [
    PageParts,
    PageModuleResolver,
    PageModuleService,
    PageTemplateResolver,
    PageTemplateService,
    TemplateRowResolver,
    HomePageTemplateResolver,
  ],
})
export class PagesModule {
  constructor(mappings: EntityMappings) {
    mappings.register(PAGE_MODULE);
    mappings.register(PAGE_TEMPLATE);
  }
}
