export { datasetDeprecationField, Deprecation, DeprecationModule } from './deprecation/index.js';
export { DisplayModule } from './displays/index.js';
export {
  DESCRIBING_CONTAINER,
  DESCRIBING_ENTITY,
  Documentation,
  DocumentationModule,
  InstitutionalMemory,
  RENAMING,
  type TextTarget,
  TextTargets,
} from './documentation/index.js';
export { Domain, DomainAssociation, DomainModule } from './domains/index.js';
export { EmbedModule } from './embeds/index.js';
export {
  GlossaryModule,
  GlossaryNode,
  GlossaryRights,
  GlossaryTerm,
  GlossaryTerms,
  glossaryTermsOf,
  type StoredGlossaryTerms,
} from './glossary/index.js';
export { LifecycleStageModule } from './lifecycle-stages/index.js';
export {
  OwnerInput,
  OwnerService,
  Ownership,
  ownershipField,
  OwnershipModule,
  ownershipOf,
  OwnershipTypeEntity,
  ownershipTypeRef,
  OwnershipUpdate,
  OwnerType,
  technicalOwner,
} from './ownership/index.js';
export { SoftDeletionModule } from './soft-deletion/index.js';
export {
  PropertyValuesService,
  StructuredProperties,
  StructuredPropertyEntity,
  StructuredPropertyInputParams,
  StructuredPropertyModule,
} from './structured-properties/index.js';
export { GlobalTags, globalTagsOf, type StoredGlobalTags, TagModule, TagUpdateInput } from './tags/index.js';
