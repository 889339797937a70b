import { relationship } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, boolean, enumeration, optional, record, string, urn } from '../types.js';

const NotificationSinkType = enumeration('com.linkedin.event.notification.NotificationSinkType', [
  'SLACK',
  'EMAIL',
  'TEAMS',
]);

const EmailNotificationSettings = record('com.linkedin.event.notification.settings.EmailNotificationSettings', {
  email: string(),
});

const SlackNotificationSettings = record('com.linkedin.event.notification.settings.SlackNotificationSettings', {
  userHandle: optional(string()),
  channels: optional(array(string())),
});

const NotificationSettings = record('com.linkedin.event.notification.settings.NotificationSettings', {
  sinkTypes: array(NotificationSinkType),
  slackSettings: optional(SlackNotificationSettings),
  emailSettings: optional(EmailNotificationSettings),
});

const CorpUserAppearanceSettings = record('com.linkedin.identity.CorpUserAppearanceSettings', {
  showSimplifiedHomepage: optional(boolean()),
  showThemeV2: optional(boolean()),
});

const CorpUserHomePageSettings = record('com.linkedin.identity.CorpUserHomePageSettings', {
  pageTemplate: optional(
    relationship(urn(), { name: 'HasPersonalPageTemplate', entityTypes: ['dataHubPageTemplate'] }),
  ),
  dismissedAnnouncements: optional(array(string())),
});

const CorpUserLocaleSettings = record('com.linkedin.identity.CorpUserLocaleSettings', {
  language: optional(string()),
});

const CorpUserViewsSettings = record('com.linkedin.identity.CorpUserViewsSettings', {
  defaultView: optional(urn()),
});

const CorpUserSettings = record('com.linkedin.identity.CorpUserSettings', {
  appearance: CorpUserAppearanceSettings,
  views: optional(CorpUserViewsSettings),
  notificationSettings: optional(NotificationSettings),
  homePage: optional(CorpUserHomePageSettings),
  locale: optional(CorpUserLocaleSettings),
});
export const corpUserSettings = aspect('corpUserSettings', CorpUserSettings, { schemaVersion: 2 });

const DataHubPersonaKey = record('com.linkedin.metadata.key.DataHubPersonaKey', {
  id: string(),
});
export const dataHubPersonaKey = aspect('dataHubPersonaKey', DataHubPersonaKey);

const DataHubPersonaInfo = record('com.linkedin.persona.DataHubPersonaInfo', {});
export const dataHubPersonaInfo = aspect('dataHubPersonaInfo', DataHubPersonaInfo);
