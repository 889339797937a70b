import { Injectable } from '@nestjs/common';
import { Authorizer, resourceAt } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/common/json.js';
import { type Editor, EntityEditor, entityTypeOfUrn } from '../../../entities/index.js';
import { PAGE_TEMPLATE } from '../../../administration/index.js';
import { CHANGING_SETTINGS } from './asset-settings.demands.js';
import type { UpdateAssetSettingsInput } from './asset-settings.input.js';
import { SETTINGS_ASPECT } from './asset-settings.mappings.js';

/** Changes how assets are shown. What is not changed stays as it is, whatever else is written meanwhile. */
@Injectable()
export class AssetSettingsService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
  ) {}

  /** Changes what is given. Throws `FORBIDDEN`, and `INVALID_ARGUMENT` when the asset or the template is not stored. */
  async update({ urn, summary }: UpdateAssetSettingsInput, by: Editor): Promise<void> {
    await this.authorizer.requireDemand(by.actor, CHANGING_SETTINGS, resourceAt(urn));
    await this.editor.requireStored([urn]);
    if (summary != null) await this.setTemplate(urn, summary.template, by);
  }

  private async setTemplate(urn: string, template: string, by: Editor): Promise<void> {
    await this.editor.requireStored([template]);
    const type = entityTypeOfUrn(template);
    if (type !== PAGE_TEMPLATE.entityType)
      throw invalidArgument(`summary: ${template} names a ${type}; give the urn of a ${PAGE_TEMPLATE.entityType}`);
    const change = ({ assetSummary, ...kept }: JsonObject): JsonObject => ({
      ...kept,
      assetSummary: { ...(isJsonObject(assetSummary) ? assetSummary : {}), templates: [{ template }] },
    });
    await this.editor.rewrite(urn, SETTINGS_ASPECT, change, by, {});
  }
}
