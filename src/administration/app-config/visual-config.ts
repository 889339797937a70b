import type { AppearanceConfig } from '../../foundation/config/index.js';
import type { VisualConfig } from './visual-config.model.js';

/** Appearance of the user interface. `applicationsEnabled`: whether applications are enabled. */
export function visualConfig(appearance: AppearanceConfig, applicationsEnabled: boolean): VisualConfig {
  const { logoUrl, faviconUrl, title, themeId, domainTab } = appearance;
  return {
    logoUrl,
    faviconUrl,
    appTitle: title ?? null,
    hideGlossary: appearance.hidesGlossary,
    queriesTab: { queriesTabResultSize: appearance.queryCount },
    entityProfiles: { domain: { defaultTab: domainTab ?? null } },
    searchResult: { enableNameHighlight: appearance.highlightsNames },
    showFullTitleInLineage: appearance.showsFullTitles,
    theme: { themeId: themeId ?? null },
    application: {
      showSidebarSectionWhenEmpty: applicationsEnabled,
      showApplicationInNavigation: applicationsEnabled,
    },
  };
}
