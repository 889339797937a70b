export type * from './annotations.js';
export { AspectValidator } from './aspect-validator.js';
export type { AspectDeclaration, StoredOf, ValueOf } from './declarations.js';
export * from './definitions/declared.js';
export { checkEntityUrn, isEntityUrn } from './entity-urn.js';
export type { AvroSchema } from './events/avro-schema.js';
export {
  compatibilityOf,
  EVENT_NAMES,
  type EventName,
  type EventSchema,
  eventSchemas,
  latestEventSchema,
} from './events/event-schemas.js';
export type { ModelSchema } from './keywords.js';
export { type LineageEdgeType, lineageEdgeTypes } from './lineage.js';
export { fittingPart, fittingValue } from './fitting-value.js';
export { ModelModule } from './model.module.js';
export type * from './readable-by.js';
export { ModelRegistry } from './registry.js';
export type * from './specs.js';
export { hasDoubles, withWrittenDoubles } from './written-doubles.js';
