import { allOf, anyOf, condition, held } from '../../auth/index.js';

/** Condition that the actor owns the webhook. */
export const OWNING_WEBHOOK = condition('owning the webhook');

/** Demand for creating webhooks, and for resuming those of others. */
export const MANAGING_WEBHOOKS = held('MANAGE_WEBHOOKS');

/** Demand for reading, pausing and deleting a webhook. */
export const READING_WEBHOOK = anyOf(OWNING_WEBHOOK, MANAGING_WEBHOOKS);

/** Demand for deciding what a webhook tells and whom, which depends on the rights of its owner. */
export const DIRECTING_WEBHOOK = allOf(OWNING_WEBHOOK, MANAGING_WEBHOOKS);
