export { Asset } from './asset.model.js';
export { DescribedEntity } from './described-entity.model.js';
export { changeStamps } from './change-stamps.js';
export { instancePlatform } from './instance-platform.js';
