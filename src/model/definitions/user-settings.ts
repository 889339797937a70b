import { aspect } from '../declarations.js';
import { relationship } from '../annotate.js';
import { array, boolean, enumeration, optional, record, string, urn } from '../types.js';

export const NotificationSinkType = enumeration('com.linkedin.event.notification.NotificationSinkType', [
  'SLACK',
  'EMAIL',
  'TEAMS',
]);

export const EmailNotificationSettings = record('com.linkedin.event.notification.settings.EmailNotificationSettings', {
  email: string(),
});

export const SlackNotificationSettings = record('com.linkedin.event.notification.settings.SlackNotificationSettings', {
  userHandle: optional(string()),
  channels: optional(array(string())),
});

export const NotificationSettings = record('com.linkedin.event.notification.settings.NotificationSettings', {
  sinkTypes: array(NotificationSinkType),
  slackSettings: optional(SlackNotificationSettings),
  emailSettings: optional(EmailNotificationSettings),
});

export const CorpUserAppearanceSettings = record('com.linkedin.identity.CorpUserAppearanceSettings', {
  showSimplifiedHomepage: optional(boolean()),
  showThemeV2: optional(boolean()),
});

export const CorpUserHomePageSettings = record('com.linkedin.identity.CorpUserHomePageSettings', {
  pageTemplate: optional(
    relationship(urn(), { name: 'HasPersonalPageTemplate', entityTypes: ['dataHubPageTemplate'] }),
  ),
  dismissedAnnouncements: optional(array(string())),
});

export const CorpUserLocaleSettings = record('com.linkedin.identity.CorpUserLocaleSettings', {
  language: optional(string()),
});

export const CorpUserViewsSettings = record('com.linkedin.identity.CorpUserViewsSettings', {
  defaultView: optional(urn()),
});

export const CorpUserSettings = record('com.linkedin.identity.CorpUserSettings', {
  appearance: CorpUserAppearanceSettings,
  views: optional(CorpUserViewsSettings),
  notificationSettings: optional(NotificationSettings),
  homePage: optional(CorpUserHomePageSettings),
  locale: optional(CorpUserLocaleSettings),
});
export const corpUserSettings = aspect('corpUserSettings', CorpUserSettings, { schemaVersion: 2 });

export const DataHubPersonaKey = record('com.linkedin.metadata.key.DataHubPersonaKey', {
  id: string(),
});
export const dataHubPersonaKey = aspect('dataHubPersonaKey', DataHubPersonaKey);

export const DataHubPersonaInfo = record('com.linkedin.persona.DataHubPersonaInfo', {});
export const dataHubPersonaInfo = aspect('dataHubPersonaInfo', DataHubPersonaInfo);
