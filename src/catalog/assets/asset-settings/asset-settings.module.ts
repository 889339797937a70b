import { Module } from '@nestjs/common';
import { EntityMappings } from '../../../entities/index.js';
import { ASSET_FIELDS, TEMPLATE_FIELDS } from './asset-settings.mappings.js';
import { AssetSettingsResolver } from './asset-settings.resolver.js';
import { AssetSettingsService } from './asset-settings.service.js';
import { WITH_SETTINGS } from './earlier-types.js';

/** How assets are shown. */
@Module({ providers: [AssetSettingsResolver, AssetSettingsService] })
export class AssetSettingsModule {
  constructor(mappings: EntityMappings) {
    for (const { name } of WITH_SETTINGS) mappings.extend(name, ASSET_FIELDS);
    mappings.extend('AssetSummarySettingsTemplate', TEMPLATE_FIELDS);
  }
}
