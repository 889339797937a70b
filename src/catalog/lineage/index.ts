export { DEGREE_NAME, degreeCounts } from './degree-facet.js';
export { columnLineageField } from './column-lineage.js';
export { FineGrainedLineage, SchemaFieldRef } from './column-lineage.model.js';
export { EntityWithRelationships } from './entity-lineage.model.js';
export { LineageModule } from './lineage.module.js';
