import { Module } from '@nestjs/common';
import { EntityMappings } from '../../entities/index.js';
import './earlier-types.js';
import { PAGE_MODULE } from './page-module.mappings.js';
import { PageModuleResolver } from './page-module.resolver.js';
import { PageModuleService } from './page-module.service.js';
import { PageParts } from './page-parts.js';
import { HOME_PAGE_FIELDS, PAGE_TEMPLATE, ROW_FIELDS } from './page-template.mappings.js';
import { PageTemplateResolver } from './page-template.resolver.js';
import { PageTemplateService } from './page-template.service.js';

/** What pages are made of: modules, and the templates that lay them out. */
@Module({
  providers: [PageParts, PageModuleResolver, PageModuleService, PageTemplateResolver, PageTemplateService],
})
export class PagesModule {
  constructor(mappings: EntityMappings) {
    mappings.register(PAGE_MODULE);
    mappings.register(PAGE_TEMPLATE);
    mappings.extend('DataHubPageTemplateRow', ROW_FIELDS);
    mappings.extend('CorpUserHomePageSettings', HOME_PAGE_FIELDS);
  }
}
