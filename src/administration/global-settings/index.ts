export { GlobalSettingsModule } from './global-settings.module.js';
export { GlobalSettingsService } from './global-settings.service.js';
