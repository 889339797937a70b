import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../../auth/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { UpdateAssetSettingsInput } from './asset-settings.input.js';
import { SETTINGS_ASPECT } from './asset-settings.mappings.js';
import { AssetSettings } from './asset-settings.model.js';
import { AssetSettingsService } from './asset-settings.service.js';
import { CHANGING_SETTINGS } from './asset-settings.demands.js';

/** The mutation that changes how assets are shown. */
@Resolver()
export class AssetSettingsResolver {
  constructor(private readonly settings: AssetSettingsService) {}

  @AuthorizedInside(CHANGING_SETTINGS)
  @Mutation(() => AssetSettings, { description: 'Changes how an asset is shown. Answers its settings.' })
  async updateAssetSettings(
    @Args('input', { description: 'What changes.' }) input: UpdateAssetSettingsInput,
    @Context() context: GraphqlContext,
  ): Promise<object> {
    await this.settings.update(input, context);
    return (await context.entities.value(input.urn, SETTINGS_ASPECT)) ?? {};
  }
}
