export { DEGREE_NAME, degreeCounts } from './degree-facet.js';
export { upstreamColumnLineage } from './column-lineage.js';
export { FineGrainedLineage, SchemaFieldRef } from './column-lineage.model.js';
export { siblingsOf } from './sibling-groups.js';
export { LineageModule } from './lineage.module.js';
