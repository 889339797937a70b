export { AssetHealthModule } from './asset-health.module.js';
