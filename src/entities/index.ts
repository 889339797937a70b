export { aspectField, idField, keyField, type AspectTransform } from './aspect-field.js';
export { attributionOf } from './attribution.js';
export { customProperties, enumValue, mapEntries, withCustomProperties } from './conversions.js';
export { Columns } from './edits/columns.js';
export { type AspectEdit, membersEdit, patchEdit, setGiven, setOrRemove, valueEdit } from './edits/aspect-edit.js';
export { type Editor, editorOptions } from './edits/editor.js';
export { EntityEditor } from './edits/entity-editor.js';
export { EntityReferences, holdsRights } from './edits/entity-references.js';
export { requireUrnOf } from './edits/urn-guard.js';
export { pointer } from './edits/pointer.js';
export { LabelService } from './labels/label.service.js';
export type { LabelKind } from './labels/label-kind.js';
export { EntityManagers, MANAGING_IT } from './edits/entity-managers.js';
export { EntitiesModule } from './entities.module.js';
export { EntityLoaderFactory } from './entity-loader.factory.js';
export { EntityLoader } from './entity-loader.js';
export {
  type EntityFieldResolver,
  type EntityMapping,
  type FieldResolvers,
  mapping,
  type ResolversOf,
} from './entity-mapping.js';
export { EntityMappings } from './entity-mappings.js';
export { type EntityRef, PlainRef, refTo } from './entity-ref.js';
export { IsSafeLink } from './safe-link.js';
export { refsOfType } from './refs-of-type.js';
export { EntityType } from './entity-type.enum.js';
export { entityTypeOf, entityTypeOfEnum, enumOfEntityType } from './entity-types.js';
export { Entity, EntityRelationshipsResult } from './entity.model.js';
export { FieldArgument } from './field-argument.decorator.js';
export type { GraphqlContext } from './graphql-context.js';
export { isInside, parentsOf, type ReadParent, someUpwards, viewableParentsOf } from './parents.js';
export {
  EntityLineageResult,
  EntityPath,
  EntityWithRelationships,
  LineageRelationship,
} from './lineage/entity-lineage.model.js';
export { LineageDirection } from './lineage/lineage-direction.enum.js';
export { LineageInput } from './lineage/lineage.input.js';
export { HIT_WORK, PAGE_WORK, SCHEMA_WORK, SEARCH_WORK, WorkBudget } from './work-budget.js';
export { Long } from './scalars/long.scalar.js';
export { AspectParams } from './shared/aspect-params.input.js';
export { AuditStamp } from './shared/audit-stamp.model.js';
export { CustomPropertiesEntry } from './shared/custom-properties-entry.model.js';
export { Page } from './shared/page.model.js';
export { RawAspect } from './shared/raw-aspect.model.js';
export { MetadataAttribution } from './shared/metadata-attribution.model.js';
export { RelationshipDirection } from './shared/relationship-direction.enum.js';
export { ResourceRefInput } from './shared/resource-ref.input.js';
export { Status } from './shared/status.model.js';
export { SubResourceType } from './shared/sub-resource-type.enum.js';
export { StringMapEntryInput } from './shared/string-map-entry.input.js';
export { StringMapEntry } from './shared/string-map-entry.model.js';
export {
  DATA_PLATFORM_INSTANCE,
  DataPlatform,
  DataPlatformInstance,
  keyPlatform,
  PlatformModule,
  platformRef,
} from './platforms/index.js';
