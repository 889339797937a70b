import { attributionOf, type EntityFieldResolver, type GraphqlContext, refTo } from '../../entities/index.js';
import type { MetadataAttribution, StoredOf } from '../../model/index.js';
import { propertyValueOf, type StoredValue } from './property-value.js';
import type { StructuredPropertiesEntry } from './structured-properties.model.js';
import { STRUCTURED_PROPERTY } from './structured-property.mappings.js';

interface StoredAssignment {
  readonly propertyUrn: string;
  readonly values: readonly StoredValue[];
  readonly attribution?: StoredOf<typeof MetadataAttribution>;
}

/** The field `structuredProperties`, the same on every entity type that has it. */
export const structuredPropertiesField: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = await context.entities.value(urn, 'structuredProperties');
  const entries = stored?.['properties'] as readonly StoredAssignment[] | undefined;
  return entries === undefined ? null : { properties: entries.map((entry) => toEntry(entry, urn, context)) };
};

function toEntry(
  { propertyUrn, values, attribution }: StoredAssignment,
  associatedUrn: string,
  context: GraphqlContext,
): StructuredPropertiesEntry {
  const urns = values.flatMap(({ string }) => (string?.startsWith('urn:li:') === true ? [string] : []));
  return {
    structuredProperty: refTo(STRUCTURED_PROPERTY.typeName, propertyUrn),
    values: values.map(propertyValueOf),
    valueEntities: urns.map((urn) => context.entities.ref(urn)),
    associatedUrn,
    attribution: attributionOf(attribution, context),
  };
}
