import { boolean, integer, text } from './parsers.js';
import { optional, required, type ValuesOf } from './variable.js';

const MOST_QUERIES = 1000;

/** Appearance of DataHub's web frontend and browser extension, whoever serves them. */
export const APPEARANCE_VARIABLES = {
  REACT_APP_LOGO_URL: required({
    parser: text,
    default: 'assets/logos/datahublogo.svg',
    description: 'URL of the logo, relative to the web frontend or absolute.',
  }),
  REACT_APP_FAVICON_URL: required({
    parser: text,
    default: 'assets/icons/favicon.ico',
    description: 'URL of the icon of browser tabs, relative to the web frontend or absolute.',
  }),
  REACT_APP_TITLE: optional({ parser: text, description: 'Title of browser tabs.' }),
  REACT_APP_CUSTOM_THEME_ID: optional({ parser: text, description: 'Id of a theme of the web frontend.' }),
  REACT_APP_HIDE_GLOSSARY: required({
    parser: boolean,
    default: 'false',
    description: 'Whether the web frontend hides the glossary.',
  }),
  REACT_APP_SHOW_FULL_TITLE_IN_LINEAGE: required({
    parser: boolean,
    default: 'false',
    description: 'Whether lineage graphs show names that are not shortened.',
  }),
  REACT_APP_QUERIES_TAB_RESULT_SIZE: required({
    parser: integer(1, MOST_QUERIES),
    default: '5',
    description: 'Number of queries on a page of the queries tab of a dataset.',
  }),
  SEARCH_RESULT_NAME_HIGHLIGHT_ENABLED: required({
    parser: boolean,
    default: 'true',
    description: 'Whether search results highlight matches in names and descriptions.',
  }),
  DOMAIN_DEFAULT_TAB: optional({
    parser: text,
    description: 'Tab with which the page of a domain opens, such as DOCUMENTATION_TAB.',
  }),
  CHROME_EXTENSION_ENABLED: required({
    parser: boolean,
    default: 'false',
    description: 'Whether the browser extension may be used.',
  }),
  CHROME_EXTENSION_LINEAGE_ENABLED: required({
    parser: boolean,
    default: 'false',
    description: 'Whether the browser extension, and the sidebar of the web frontend, show the health of upstreams.',
  }),
} as const;

/** Appearance of the web frontend and of the browser extension; undefined values leave the choice to them. */
export interface AppearanceConfig {
  /** Relative to the web frontend, or absolute. */
  readonly logoUrl: string;
  readonly faviconUrl: string;
  readonly title: string | undefined;
  readonly themeId: string | undefined;
  readonly hidesGlossary: boolean;
  readonly showsFullTitles: boolean;
  /** Number of queries on a page. */
  readonly queryCount: number;
  readonly highlightsNames: boolean;
  /** Tab with which the page of a domain opens. */
  readonly domainTab: string | undefined;
  readonly extension: { readonly enabled: boolean; readonly lineageEnabled: boolean };
}

/** Reads the appearance of the web frontend. */
export function appearanceConfig(values: ValuesOf<typeof APPEARANCE_VARIABLES>): AppearanceConfig {
  return {
    logoUrl: values.REACT_APP_LOGO_URL,
    faviconUrl: values.REACT_APP_FAVICON_URL,
    title: values.REACT_APP_TITLE,
    themeId: values.REACT_APP_CUSTOM_THEME_ID,
    hidesGlossary: values.REACT_APP_HIDE_GLOSSARY,
    showsFullTitles: values.REACT_APP_SHOW_FULL_TITLE_IN_LINEAGE,
    queryCount: values.REACT_APP_QUERIES_TAB_RESULT_SIZE,
    highlightsNames: values.SEARCH_RESULT_NAME_HIGHLIGHT_ENABLED,
    domainTab: values.DOMAIN_DEFAULT_TAB,
    extension: {
      enabled: values.CHROME_EXTENSION_ENABLED,
      lineageEnabled: values.CHROME_EXTENSION_LINEAGE_ENABLED,
    },
  };
}
