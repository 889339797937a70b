import { relationship } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, optional, record, urn } from '../types.js';

const AssetSummarySettingsTemplate = record('com.linkedin.settings.asset.AssetSummarySettingsTemplate', {
  template: urn(),
});

const AssetSummarySettings = record('com.linkedin.settings.asset.AssetSummarySettings', {
  templates: optional(
    defaulted(
      relationship(array(AssetSummarySettingsTemplate), {
        '/*/template': { name: 'HasSummaryTemplate', entityTypes: ['dataHubPageTemplate'] },
      }),
      [],
    ),
  ),
});

const AssetSettings = record('com.linkedin.settings.asset.AssetSettings', {
  assetSummary: optional(AssetSummarySettings),
});
export const assetSettings = aspect('assetSettings', AssetSettings);
