export type { Edge } from './edge.js';
export { EdgeRow } from './edge.row.js';
export { EdgeReconciler, type EdgeRepair, type RepairedRows } from './edge-reconciler.js';
export { EdgeStore } from './edge-store.js';
export { GraphModule } from './graph.module.js';
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
