import { type Webhook, type WebhookFilter, WebhookFormat, WebhookState } from './webhook.model.js';
import type { FoundWebhook } from './webhook.service.js';

/** How a webhook appears in GraphQL. */
export function toWebhook({ urn, info }: FoundWebhook): Webhook {
  const { name, description, url, filter, format, state, pausedReason, owner, created } = info;
  return {
    urn,
    name,
    description: description ?? null,
    url,
    filter: toFilter(filter),
    format: WebhookFormat[format ?? 'STANDARD'],
    state: WebhookState[state ?? 'ACTIVE'],
    pausedReason: pausedReason ?? null,
    owner,
    createdAt: created.time,
  };
}

function toFilter(filter: FoundWebhook['info']['filter']): WebhookFilter {
  return {
    entityTypes: [...(filter?.entityTypes ?? [])],
    aspects: [...(filter?.aspects ?? [])],
    categories: [...(filter?.categories ?? [])],
    operations: [...(filter?.operations ?? [])],
    urnPattern: filter?.urnPattern ?? null,
    domains: [...(filter?.domains ?? [])],
    tags: [...(filter?.tags ?? [])],
  };
}
