export { AppConfigModule } from './app-config.module.js';
export { FEATURE_FLAGS } from './feature-flags.js';
