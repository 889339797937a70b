import { Injectable } from '@nestjs/common';
import { Authorizer, resourceAt } from '../../../auth/index.js';
import { type Editor, EntityEditor, requireUrnOf } from '../../../entities/index.js';
import { assetSettings, type StoredOf } from '../../../model/index.js';
import { PAGE_TEMPLATE } from '../../../administration/index.js';
import { CHANGING_SETTINGS } from './asset-settings.demands.js';
import type { UpdateAssetSettingsInput } from './asset-settings.input.js';

type StoredSettings = StoredOf<typeof assetSettings>;

/** Changes the display settings of assets. Concurrent changes of other settings are kept. */
@Injectable()
export class AssetSettingsService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
  ) {}

  /**
   * Changes the settings that are given. Throws `FORBIDDEN`, and `INVALID_ARGUMENT` if the asset or the template is not
   * stored.
   */
  async update({ urn, summary }: UpdateAssetSettingsInput, by: Editor): Promise<void> {
    await this.authorizer.requireDemand(by.actor, CHANGING_SETTINGS, resourceAt(urn));
    await this.editor.requireStored([urn]);
    if (summary != null) await this.setTemplate(urn, summary.template, by);
  }

  private async setTemplate(urn: string, template: string, by: Editor): Promise<void> {
    await this.editor.requireStored([template]);
    requireUrnOf(PAGE_TEMPLATE.entityType, template, 'summary');
    const change = ({ assetSummary, ...others }: StoredSettings): StoredSettings => ({
      ...others,
      assetSummary: { ...assetSummary, templates: [{ template }] },
    });
    await this.editor.rewrite(urn, assetSettings, change, by, { initial: {}, whileStored: [urn, template] });
  }
}
