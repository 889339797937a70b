import {
  aspectField,
  type EntityFieldResolver,
  type EntityMapping,
  type EntityRef,
  type GraphqlContext,
  refTo,
  platformRef,
} from '../../entities/index.js';
import { resolvedAuditStamp } from '../../identity/index.js';
import { DATA_TYPE, ENTITY_TYPE } from './metadata-type.mappings.js';
import { propertyValueOf, type StoredValue } from './property-value.js';
import {
  type AllowedValue,
  PropertyCardinality,
  type StructuredPropertyDefinition,
} from './structured-property.model.js';

interface StoredStamp {
  readonly time: number;
  readonly actor: string;
}

interface StoredDefinition {
  readonly qualifiedName: string;
  readonly displayName?: string;
  readonly description?: string;
  readonly cardinality?: string;
  readonly allowedValues?: readonly { readonly value: StoredValue; readonly description?: string }[];
  readonly valueType: string;
  readonly typeQualifier?: Readonly<Record<string, readonly string[]>>;
  readonly entityTypes: readonly string[];
  readonly allowedPlatforms?: readonly string[];
  readonly immutable: boolean;
  readonly created?: StoredStamp;
  readonly lastModified?: StoredStamp;
}

/** What a property counts as that is named somewhere and was never defined. */
const UNDEFINED: StoredDefinition = {
  qualifiedName: '',
  valueType: 'urn:li:dataType:datahub.string',
  entityTypes: ['urn:li:entityType:datahub.dataset'],
  immutable: true,
};

const definition: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = (await context.entities.value(urn, 'propertyDefinition')) as StoredDefinition | undefined;
  return toDefinition(stored ?? UNDEFINED, context);
};

/** How a structured property shows in GraphQL. */
export const STRUCTURED_PROPERTY: EntityMapping = {
  entityType: 'structuredProperty',
  typeName: 'StructuredPropertyEntity',
  fields: { definition, settings: aspectField('structuredPropertySettings') },
};

function toDefinition(stored: StoredDefinition, { entities }: GraphqlContext): StructuredPropertyDefinition {
  const { cardinality, ...members } = stored;
  const allowedTypes = stored.typeQualifier?.['allowedTypes'];
  const known = allowedTypes?.filter((urn) => entities.ref(urn)?.__typename === ENTITY_TYPE.typeName);
  return {
    ...members,
    cardinality: cardinality === 'MULTIPLE' ? PropertyCardinality.MULTIPLE : PropertyCardinality.SINGLE,
    allowedValues: stored.allowedValues?.flatMap(toAllowedValue) ?? null,
    valueType: refTo(DATA_TYPE.typeName, stored.valueType),
    typeQualifier: known === undefined ? null : { allowedTypes: known.map(entityTypeRef) },
    entityTypes: stored.entityTypes.map(entityTypeRef),
    allowedPlatforms: stored.allowedPlatforms?.map(platformRef) ?? null,
    created: resolvedAuditStamp(stored.created),
    lastModified: resolvedAuditStamp(stored.lastModified),
  };
}

function toAllowedValue({ value, description }: { value: StoredValue; description?: string }): AllowedValue[] {
  const shown = propertyValueOf(value);
  return shown === null ? [] : [{ value: shown, description: description ?? null }];
}

function entityTypeRef(urn: string): EntityRef {
  return refTo(ENTITY_TYPE.typeName, urn);
}
