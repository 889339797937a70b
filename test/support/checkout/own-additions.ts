/**
 * What the service has beyond DataHub's model and schema, which are facts that tests compare with: webhooks. Names of
 * entity types, aspects, records, GraphQL types, and fields of the roots (`Query.webhook`).
 */
export function isOwnAddition(name: string): boolean {
  return OWN_NAMES.has(name) || /^(?:com\.linkedin\.webhook\.|com\.linkedin\.metadata\.key\.WebhookKey$)/.test(name);
}

const OWN_NAMES: ReadonlySet<string> = new Set([
  'webhook',
  'webhookInfo',
  'webhookKey',
  'webhookSecret',
  'CreateWebhookInput',
  'ListWebhooksInput',
  'ListWebhooksResult',
  'UpdateWebhookInput',
  'Webhook',
  'WebhookDeliveriesResult',
  'WebhookDelivery',
  'WebhookFilter',
  'WebhookFilterInput',
  'WebhookFormat',
  'WebhookState',
  'WebhookTestResult',
  'WebhookWithSecret',
  'Mutation.createWebhook',
  'Mutation.deleteWebhook',
  'Mutation.pauseWebhook',
  'Mutation.replayWebhook',
  'Mutation.resumeWebhook',
  'Mutation.rotateWebhookSecret',
  'Mutation.testWebhook',
  'Mutation.updateWebhook',
  'Query.listWebhooks',
  'Query.webhook',
  'Query.webhookDeliveries',
]);
