export type * from './annotations.js';
export { AspectValidator } from './aspect-validator.js';
export { checkEntityUrn } from './entity-urn.js';
export type { ModelSchema } from './keywords.js';
export { type LineageEdgeType, lineageEdgeTypes } from './lineage.js';
export { ModelModule } from './model.module.js';
export type * from './readable-by.js';
export { ModelRegistry } from './registry.js';
export type * from './specs.js';
