export { DocumentBuilder } from './document-builder.js';
export type { DocumentNeeds, DocumentSource } from './documents/document-source.js';
export { type PropertyDefinition, propertyDefinition, propertyFieldRef } from './documents/property-definition.js';
export { PropertyFields } from './documents/property-fields.js';
export { EverythingViewable } from './everything-viewable.js';
export { FilterResolver } from './filter-resolver.js';
export { type DefaultFacet, FACET_SEPARATOR } from './schema/default-facets.js';
export type { EntitySearchSchema } from './schema/entity-search-schema.js';
export type { SearchReference } from './schema/reference-fields.js';
export type { SearchCriteria, SearchCriterion } from './search-criteria.js';
export type {
  HigherRevision,
  IndexOperation,
  IndexOutcome,
  PropertyValueType,
  SearchDocument,
} from './search-document.js';
export {
  type FieldKind,
  type FieldRef,
  type FieldVariant,
  type HasValuesField,
  type SearchField,
  type WeightedField,
} from './search-field.js';
export { type IndexedRevision, type IndexScan, SearchIndex, type IndexTarget } from './search-index.port.js';
export type * from './search-query.js';
export { SearchSchema } from './search-schema.js';
export { SearchService } from './search.service.js';
export { AUTOCOMPLETE_ENTITY_TYPES, BROWSE_ENTITY_TYPES, SEARCH_ENTITY_TYPES } from './service/default-entity-types.js';
export { EVERYTHING } from './service/everything.js';
export { ENTITY_FACET } from './service/facet-plan.js';
export type * from './service/search-flags.js';
export type * from './service/search-page.js';
export type * from './service/search-request.js';
export { RESTRICTED_URN } from './service/restricted-hits.js';
export type { HierarchyField, UrnHierarchy } from './service/urn-hierarchy.js';
export type { FieldGroup, ScoreFunction, TextPlan } from './text-plan.js';
export { TextPlanner, type TextOptions } from './text-planner.js';
export { NOTHING_PASSES, type SearchViewer, ViewRestriction } from './view-restriction.port.js';
export { openSearchIndex, SearchModule } from './search.module.js';
export { SearchServiceModule } from './search-service.module.js';
