export { WebhookCursorRow } from './delivery/webhook-cursor.row.js';
export { WebhookDeliveryRow } from './delivery/webhook-delivery.row.js';
export { WebhookModule } from './webhook.module.js';
