/** The entity type of webhooks. */
export const WEBHOOK = 'webhook';
