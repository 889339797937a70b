export { AnnotationsModule } from './annotations.module.js';
export { datasetDeprecationField, Deprecation } from './deprecation/index.js';
export {
  DESCRIBING_CONTAINER,
  DESCRIBING_ENTITY,
  Documentation,
  InstitutionalMemory,
  RENAMING,
  type TextTarget,
  TextTargets,
  DocumentationModule,
} from './documentation/index.js';
export { Domain, DomainAssociation } from './domains/index.js';
export {
  GlossaryNode,
  GlossaryRights,
  GlossaryTerm,
  GlossaryTerms,
  glossaryTermsOf,
  type StoredGlossaryTerms,
  GlossaryModule,
} from './glossary/index.js';
export {
  OwnerInput,
  OwnerService,
  Ownership,
  ownershipField,
  ownershipOf,
  OwnershipTypeEntity,
  ownershipTypeRef,
  OwnershipUpdate,
  OwnerType,
  technicalOwner,
  OwnershipModule,
} from './ownership/index.js';
export {
  PropertyValuesService,
  StructuredProperties,
  StructuredPropertyEntity,
  StructuredPropertyInputParams,
  StructuredPropertyModule,
} from './structured-properties/index.js';
export { GlobalTags, globalTagsOf, TagUpdateInput } from './tags/index.js';
