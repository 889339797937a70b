import type { WebhookQuery } from './webhooks.generated.js';

/** A webhook as its page shows it. */
export type WebhookView = NonNullable<WebhookQuery['webhook']>;
