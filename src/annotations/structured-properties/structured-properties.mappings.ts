import { attributionOf, type EntityFieldResolver, type GraphqlContext, refTo } from '../../entities/index.js';
import { structuredProperties, type ValueOf } from '../../model/index.js';
import { propertyValueOf } from './property-value.js';
import type { StructuredProperties, StructuredPropertiesEntry } from './structured-properties.model.js';
import { STRUCTURED_PROPERTY } from './structured-property.mappings.js';

type Assignment = ValueOf<typeof structuredProperties>['properties'][number];

/** Resolves the field `structuredProperties` of every entity type that has it. */
export const structuredPropertiesField: EntityFieldResolver = ({ urn }, _args, context) => propertiesOf(urn, context);

/** Returns the structured properties of an entity; null if none are stored. */
export async function propertiesOf(urn: string, context: GraphqlContext): Promise<StructuredProperties | null> {
  const stored = await context.entities.value(urn, structuredProperties);
  return stored === undefined ? null : { properties: stored.properties.map((entry) => toEntry(entry, urn, context)) };
}

function toEntry(
  { propertyUrn, values, attribution }: Assignment,
  associatedUrn: string,
  context: GraphqlContext,
): StructuredPropertiesEntry {
  const urns = values.flatMap(({ string }) => (string?.startsWith('urn:li:') === true ? [string] : []));
  return {
    structuredProperty: refTo(STRUCTURED_PROPERTY.typeName, propertyUrn),
    values: values.map(propertyValueOf),
    valueEntities: urns.map((urn) => context.entities.refIn(urn)),
    associatedUrn,
    attribution: attributionOf(attribution, context),
  };
}
