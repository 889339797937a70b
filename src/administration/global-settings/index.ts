export { GlobalSettingsModule } from './global-settings.module.js';
export { GLOBAL_SETTINGS_URN, GlobalSettingsService } from './global-settings.service.js';
