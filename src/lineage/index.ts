export { SchemaFieldRef } from './column-lineage.model.js';
export { EntityWithRelationships } from './entity-lineage.model.js';
export { LineageModule } from './lineage.module.js';
