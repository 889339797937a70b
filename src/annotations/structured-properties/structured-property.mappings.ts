import {
  aspectField,
  type EntityFieldResolver,
  type EntityRef,
  type GraphqlContext,
  mapping,
  refTo,
  platformRef,
} from '../../entities/index.js';
import { resolvedAuditStamp } from '../../identity/index.js';
import { propertyDefinition, structuredPropertySettings, type ValueOf } from '../../model/index.js';
import { DATA_TYPE, ENTITY_TYPE } from './metadata-type.mappings.js';
import { propertyValueOf } from './property-value.js';
import {
  PropertyCardinality,
  type StructuredPropertyDefinition,
  StructuredPropertyEntity,
} from './structured-property.model.js';

type Definition = ValueOf<typeof propertyDefinition>;

/** Stands in for the missing definition of a property that other entities refer to. */
const UNDEFINED: Definition = {
  qualifiedName: '',
  valueType: 'urn:li:dataType:datahub.string',
  entityTypes: ['urn:li:entityType:datahub.dataset'],
  immutable: true,
};

const definition: EntityFieldResolver = async ({ urn }, _args, context) =>
  toDefinition((await context.entities.value(urn, propertyDefinition)) ?? UNDEFINED, context);

/** How a structured property appears in GraphQL. */
export const STRUCTURED_PROPERTY = mapping(StructuredPropertyEntity, 'structuredProperty', {
  definition,
  settings: aspectField(structuredPropertySettings),
});

function toDefinition(stored: Definition, { entities }: GraphqlContext): StructuredPropertyDefinition {
  const { cardinality, ...members } = stored;
  const allowedTypes = stored.typeQualifier?.['allowedTypes'];
  const known = allowedTypes?.filter((urn) => entities.ref(urn)?.__typename === ENTITY_TYPE.typeName);
  return {
    ...members,
    cardinality: cardinality === 'MULTIPLE' ? PropertyCardinality.MULTIPLE : PropertyCardinality.SINGLE,
    allowedValues:
      stored.allowedValues?.map(({ value, description }) => ({
        value: propertyValueOf(value),
        description: description ?? null,
      })) ?? null,
    valueType: refTo(DATA_TYPE.typeName, stored.valueType),
    typeQualifier: known === undefined ? null : { allowedTypes: known.map(entityTypeRef) },
    entityTypes: stored.entityTypes.map(entityTypeRef),
    allowedPlatforms: stored.allowedPlatforms?.map(platformRef) ?? null,
    created: resolvedAuditStamp(stored.created),
    lastModified: resolvedAuditStamp(stored.lastModified),
  };
}

function entityTypeRef(urn: string): EntityRef {
  return refTo(ENTITY_TYPE.typeName, urn);
}
