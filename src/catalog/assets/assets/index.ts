export { Asset, PlacedAsset } from './asset.model.js';
export { DescribedEntity } from './described-entity.model.js';
export { changeStamps, type StoredChangeStamps } from './change-stamps.js';
export { instancePlatform } from './instance-platform.js';
