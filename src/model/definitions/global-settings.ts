import { relationship } from '../annotate.js';
import { aspect } from '../declarations.js';
import { boolean, defaulted, optional, record, string, urn } from '../types.js';
import { OAuthSettings, SsoSettings } from './sso-settings.js';

const GlobalSettingsKey = record('com.linkedin.metadata.key.GlobalSettingsKey', {
  id: string(),
});
export const globalSettingsKey = aspect('globalSettingsKey', GlobalSettingsKey);

const ApplicationsSettings = record('com.linkedin.settings.global.ApplicationsSettings', {
  enabled: boolean(),
  config: optional(string()),
  configVersion: optional(string()),
});

const DocPropagationFeatureSettings = record('com.linkedin.settings.global.DocPropagationFeatureSettings', {
  enabled: boolean(),
  config: optional(string()),
  configVersion: optional(string()),
  columnPropagationEnabled: defaulted(boolean(), true),
});

const GlobalHomePageSettings = record('com.linkedin.settings.global.GlobalHomePageSettings', {
  defaultTemplate: urn(),
});

const GlobalViewsSettings = record('com.linkedin.settings.global.GlobalViewsSettings', {
  defaultView: optional(relationship(urn(), { name: 'viewedWith', entityTypes: ['dataHubView'] })),
});

const GlobalSettingsInfo = record('com.linkedin.settings.global.GlobalSettingsInfo', {
  sso: optional(SsoSettings),
  oauth: optional(OAuthSettings),
  views: optional(GlobalViewsSettings),
  docPropagation: optional(defaulted(DocPropagationFeatureSettings, { enabled: true, columnPropagationEnabled: true })),
  homePage: optional(GlobalHomePageSettings),
  applications: optional(ApplicationsSettings),
});
export const globalSettingsInfo = aspect('globalSettingsInfo', GlobalSettingsInfo);
