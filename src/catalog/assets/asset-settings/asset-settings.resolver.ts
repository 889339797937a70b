import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../../auth/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { assetSettings } from '../../../model/index.js';
import { UpdateAssetSettingsInput } from './asset-settings.input.js';
import { AssetSettings } from './asset-settings.model.js';
import { AssetSettingsService } from './asset-settings.service.js';
import { CHANGING_SETTINGS } from './asset-settings.demands.js';

/** The mutation that changes the display settings of assets. */
@Resolver()
export class AssetSettingsResolver {
  constructor(private readonly settings: AssetSettingsService) {}

  @AuthorizedInside(CHANGING_SETTINGS)
  @Mutation(() => AssetSettings, { description: 'Changes the display settings of an asset and returns them.' })
  async updateAssetSettings(
    @Args('input', { description: 'The asset and its changes.' }) input: UpdateAssetSettingsInput,
    @Context() context: GraphqlContext,
  ): Promise<object> {
    await this.settings.update(input, context);
    return (await context.entities.value(input.urn, assetSettings)) ?? {};
  }
}
