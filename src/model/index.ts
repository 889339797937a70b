export type * from './annotations.js';
export { SEARCH_FIELD_TYPES } from './annotations.js';
export { AspectValidator } from './aspect-validator.js';
export { checkEntityUrn, MAX_URN_BYTES } from './entity-urn.js';
export { fieldsOf, mapValuesOf, type ModelSchema } from './keywords.js';
export { lineageEdgeTypes, type LineageEdgeType } from './lineage.js';
export { ModelModule } from './model.module.js';
export { ModelRegistry } from './registry.js';
export type * from './specs.js';
