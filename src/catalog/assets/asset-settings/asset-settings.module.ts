import { Module } from '@nestjs/common';
import { EntityMappings, type GraphqlContext } from '../../../entities/index.js';
import { storedTemplate } from '../../../administration/index.js';
import { AssetSummarySettingsTemplate } from './asset-settings.model.js';
import { AssetSettingsResolver } from './asset-settings.resolver.js';
import { AssetSettingsService } from './asset-settings.service.js';
import { SETTINGS_FIELDS } from './settings-field.resolvers.js';

/** Display settings of assets. */
@Module({ providers: [AssetSettingsResolver, AssetSettingsService, ...SETTINGS_FIELDS] })
export class AssetSettingsModule {
  constructor(mappings: EntityMappings) {
    mappings.extend(AssetSummarySettingsTemplate, {
      template: (stored: { readonly template: string }, _args: object, context: GraphqlContext) =>
        storedTemplate(stored.template, context),
    });
  }
}
