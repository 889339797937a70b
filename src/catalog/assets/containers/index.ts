export { BrowsePathV2 } from './browse-path-v2.model.js';
export { Container, ParentContainersResult } from './container.model.js';
export { ContainerModule } from './container.module.js';
export { PlacedAsset } from './placed-asset.model.js';
export { SubTypes } from './sub-types.model.js';
