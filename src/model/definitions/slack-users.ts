import { relationship } from '../annotate.js';
import { aspect } from '../declarations.js';
import { boolean, int, long, optional, record, string, urn } from '../types.js';

const SlackUserInfo = record('com.linkedin.dataplatform.slack.SlackUserInfo', {
  slackInstance: relationship(urn(), { name: 'PartOfSlackWorkspace', entityTypes: ['dataPlatformInstance'] }),
  id: string(),
  name: string(),
  realName: string(),
  displayName: string(),
  email: optional(string()),
  teamId: string(),
  isDeleted: boolean(),
  isAdmin: boolean(),
  isOwner: boolean(),
  isPrimaryOwner: boolean(),
  isBot: boolean(),
  timezone: optional(string()),
  timezoneOffset: optional(int()),
  title: optional(string()),
  phone: optional(string()),
  profilePictureUrl: optional(string()),
  statusText: optional(string()),
  statusEmoji: optional(string()),
  lastUpdatedSeconds: optional(long()),
});
export const slackUserInfo = aspect('slackUserInfo', SlackUserInfo);
