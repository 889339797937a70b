export { AppConfigModule } from './app-config.module.js';
