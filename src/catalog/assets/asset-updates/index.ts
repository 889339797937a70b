export { AssetUpdateModule } from './asset-update.module.js';
