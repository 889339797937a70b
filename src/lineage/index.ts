export { EntityWithRelationships } from './entity-lineage.model.js';
export { LineageModule } from './lineage.module.js';
