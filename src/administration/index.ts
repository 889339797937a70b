export { AdministrationModule } from './administration.module.js';
export { featureFlags } from './app-config/index.js';
export { BootstrapService } from './bootstrap/index.js';
export { DataHubPageTemplate, PAGE_TEMPLATE, storedTemplate } from './pages/index.js';
export { Role } from './roles/index.js';
export { WebhookCursorRow, WebhookDeliveryRow } from './webhooks/index.js';
