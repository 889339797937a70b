import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../foundation/config/index.js';
import { visualConfig } from './visual-config.js';

describe('the appearance of the user interface', () => {
  it('should be that of DataHub unless it is configured', () => {
    expect(visualConfig(loadConfig({}).appearance, false)).toEqual({
      logoUrl: 'assets/logos/datahublogo.svg',
      faviconUrl: 'assets/icons/favicon.ico',
      appTitle: null,
      hideGlossary: false,
      queriesTab: { queriesTabResultSize: 5 },
      entityProfiles: { domain: { defaultTab: null } },
      searchResult: { enableNameHighlight: true },
      showFullTitleInLineage: false,
      theme: { themeId: null },
      application: { showSidebarSectionWhenEmpty: false, showApplicationInNavigation: false },
    });
  });

  it('should be configured by the variables of DataHub', () => {
    const { appearance } = loadConfig({
      REACT_APP_LOGO_URL: 'https://data.example/logo.svg',
      REACT_APP_FAVICON_URL: 'https://data.example/icon.png',
      REACT_APP_TITLE: 'Data at Example',
      REACT_APP_CUSTOM_THEME_ID: 'themeV2',
      REACT_APP_HIDE_GLOSSARY: 'true',
      REACT_APP_SHOW_FULL_TITLE_IN_LINEAGE: 'true',
      REACT_APP_QUERIES_TAB_RESULT_SIZE: '7',
      SEARCH_RESULT_NAME_HIGHLIGHT_ENABLED: 'false',
      DOMAIN_DEFAULT_TAB: 'DOCUMENTATION_TAB',
      CHROME_EXTENSION_ENABLED: 'true',
    });
    expect(visualConfig(appearance, true)).toEqual({
      logoUrl: 'https://data.example/logo.svg',
      faviconUrl: 'https://data.example/icon.png',
      appTitle: 'Data at Example',
      hideGlossary: true,
      queriesTab: { queriesTabResultSize: 7 },
      entityProfiles: { domain: { defaultTab: 'DOCUMENTATION_TAB' } },
      searchResult: { enableNameHighlight: false },
      showFullTitleInLineage: true,
      theme: { themeId: 'themeV2' },
      application: { showSidebarSectionWhenEmpty: true, showApplicationInNavigation: true },
    });
    expect(appearance.extension).toEqual({ enabled: true, lineageEnabled: false });
  });
});
