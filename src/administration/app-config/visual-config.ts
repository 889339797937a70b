import type { VisualConfig } from './visual-config.model.js';

/** How pages look: as in a fresh DataHub. `applicationsEnabled`: whether applications are used. */
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
