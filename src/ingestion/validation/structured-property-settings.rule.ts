import type { WriteRule } from '../../aspects/index.js';
import { valueAt } from './json-access.js';
import { invalidProposal } from './rule-failure.js';
import type { EntityCatalog } from './entity-catalog.js';
import { oncePerBatch } from './once-per-batch.js';

const PLACES = ['showInSearchFilters', 'showInAssetSummary', 'showAsAssetBadge', 'showInColumnsTable'] as const;

/** A hidden property is shown nowhere, and at most one property is shown as the badge of assets. */
export function structuredPropertySettingsRule(catalog: EntityCatalog): WriteRule {
  const badgesOf = oncePerBatch(async () => {
    const settings = [...(await catalog.all('structuredPropertySettings'))];
    return settings.filter(([, { value }]) => valueAt(value, 'showAsAssetBadge') === true).map(([urn]) => urn);
  });
  return {
    aspects: ['structuredPropertySettings'],
    async check(planned, context) {
      const { value, previous, proposal } = planned;
      if (valueAt(value, 'isHidden') === true && PLACES.some((place) => valueAt(value, place) === true)) {
        throw invalidProposal(
          planned,
          'Cannot have property isHidden = true while other display location settings are also true.',
        );
      }
      if (valueAt(value, 'showAsAssetBadge') !== true || valueAt(previous?.value, 'showAsAssetBadge') === true) return;
      const badges = (await badgesOf(context)).filter((urn) => urn !== proposal.urn);
      if (badges.length > 0) {
        throw invalidProposal(
          planned,
          `Cannot have more than one property set with show as badge. Property urns currently set: ${badges.join(', ')}`,
        );
      }
    },
  };
}
