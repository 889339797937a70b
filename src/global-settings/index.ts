export { GlobalSettingsModule } from './global-settings.module.js';
