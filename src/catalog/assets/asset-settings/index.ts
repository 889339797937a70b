export { AssetSettingsModule } from './asset-settings.module.js';
