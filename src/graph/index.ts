export { DanglingReferenceRow } from './dangling-reference.row.js';
export type { Edge } from './edge.js';
export { EdgeRow } from './edge.row.js';
export { EdgeReconciler, type EdgeRepair, type RepairedRows } from './edge-reconciler.js';
export { EdgeStore } from './edge-store.js';
export { columnPairs, MOST_COLUMN_PAIRS } from './fine-grained-edges.js';
export { GraphModule } from './graph.module.js';
export { type Reference, type ReferencePage, ReferenceStore } from './reference-store.js';
export { Referrers } from './referrers.js';
export type * from './lineage-query.js';
export { LineageService } from './lineage.service.js';
export type {
  EdgeDirection,
  EdgeEnd,
  EdgePage,
  EdgeScroll,
  Relationship,
  RelationshipPage,
  RelationshipQuery,
} from './relationship-query.js';
export { schemaFieldUrn } from './schema-field-urn.js';
