import type { VisualConfig } from './visual-config.model.js';

/** DataHub's default appearance of the user interface. `applicationsEnabled`: whether applications are enabled. */
export function visualConfig(applicationsEnabled: boolean): VisualConfig {
  return {
    logoUrl: null,
    faviconUrl: null,
    appTitle: null,
    hideGlossary: false,
    queriesTab: { queriesTabResultSize: 5 },
    entityProfiles: { domain: { defaultTab: null } },
    searchResult: { enableNameHighlight: true },
    showFullTitleInLineage: false,
    theme: { themeId: null },
    application: {
      showSidebarSectionWhenEmpty: applicationsEnabled,
      showApplicationInNavigation: applicationsEnabled,
    },
  };
}
