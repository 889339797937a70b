export { AssetHealthModule } from './asset-health.module.js';
export { Health } from './health.model.js';
