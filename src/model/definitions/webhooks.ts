import { searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, enumeration, long, optional, record, string, urn } from '../types.js';
import { AuditStamp } from './common.js';

const WebhookKey = record('com.linkedin.metadata.key.WebhookKey', {
  id: string(),
});
export const webhookKey = aspect('webhookKey', WebhookKey);

const WebhookFormat = enumeration('com.linkedin.webhook.WebhookFormat', ['STANDARD', 'SLACK']);
const WebhookState = enumeration('com.linkedin.webhook.WebhookState', ['ACTIVE', 'PAUSED']);

const WebhookFilter = record('com.linkedin.webhook.WebhookFilter', {
  entityTypes: defaulted(array(string()), []),
  aspects: defaulted(array(string()), []),
  categories: defaulted(array(string()), []),
  operations: defaulted(array(string()), []),
  urnPattern: optional(string()),
  domains: defaulted(array(urn()), []),
  tags: defaulted(array(urn()), []),
});

const WebhookInfo = record('com.linkedin.webhook.WebhookInfo', {
  name: searchable(string(), { fieldType: 'TEXT_PARTIAL' }),
  description: optional(string()),
  url: string(),
  filter: optional(WebhookFilter),
  format: defaulted(WebhookFormat, 'STANDARD'),
  state: defaulted(searchable(WebhookState), 'ACTIVE'),
  pausedReason: optional(string()),
  created: searchable(AuditStamp, { '/time': { fieldName: 'createdTime', fieldType: 'DATETIME' } }),
  owner: searchable(urn(), { fieldType: 'URN' }),
});
export const webhookInfo = aspect('webhookInfo', WebhookInfo);

const WebhookSigningKey = record('com.linkedin.webhook.WebhookSigningKey', {
  encryptedValue: string(),
  expiresAt: optional(long()),
});

const WebhookSecret = record('com.linkedin.webhook.WebhookSecret', {
  keys: array(WebhookSigningKey),
});
export const webhookSecret = aspect('webhookSecret', WebhookSecret, { isSecret: true });
