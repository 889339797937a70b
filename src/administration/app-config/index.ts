export { AppConfigModule } from './app-config.module.js';
export { featureFlags } from './feature-flags.js';
