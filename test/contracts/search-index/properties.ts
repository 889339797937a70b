import type { PropertyDefinition, PropertyValueType } from '../../../src/search/index.js';

function definition(qualifiedName: string, valueType: PropertyValueType): PropertyDefinition {
  return {
    urn: `urn:li:structuredProperty:${qualifiedName}`,
    qualifiedName,
    displayName: undefined,
    valueType,
    entityTypes: ['dataset'],
    showInSearchFilters: true,
    isRemoved: false,
  };
}

/** A structured property of each type of value. */
export const PROPERTIES: readonly PropertyDefinition[] = [
  definition('io.test.grade', 'string'),
  definition('io.test.story', 'rich_text'),
  definition('io.test.days', 'number'),
  definition('io.test.since', 'date'),
  definition('io.test.contact', 'urn'),
  { ...definition('io.test.grade2', 'number'), version: '20240101000000' },
];

/** Values of an entity by the last part of the property's name. */
export function assigned(values: Readonly<Record<string, readonly (string | number)[]>>): {
  structuredProperties: { properties: { propertyUrn: string; values: Record<string, string | number>[] }[] };
} {
  const properties = Object.entries(values).map(([name, given]) => ({
    propertyUrn: `urn:li:structuredProperty:io.test.${name}`,
    values: given.map((value) => ({ [typeof value === 'number' ? 'double' : 'string']: value })),
  }));
  return { structuredProperties: { properties } };
}
