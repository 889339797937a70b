import type { SearchSchema } from '../search-schema.js';
import { FIELD_VARIANTS, type FieldVariant, type WeightedField } from '../search-field.js';
import type { PropertyValueType } from '../search-document.js';

/** Type of a field, as far as it affects indexing. */
export type IndexedType = WeightedField['type'];

/** Properties of a field of one entity type's documents. */
export interface LayoutField {
  readonly type: IndexedType;
  /** Other names under which its whole values are indexed. */
  readonly aliases: readonly string[];
}

/** Fields by entity type and name, in a form that can be sent to another thread. */
export type FieldLayout = ReadonlyMap<string, ReadonlyMap<string, LayoutField>>;

const PROPERTY_PREFIX = 'structuredProperties.';

const PROPERTY_TYPES: Readonly<Record<PropertyValueType, IndexedType>> = {
  string: 'KEYWORD',
  rich_text: 'TEXT_PARTIAL',
  date: 'DATETIME',
  number: 'DOUBLE',
  urn: 'SELF',
};

const UNDECLARED: LayoutField = { type: 'KEYWORD', aliases: [] };
const OWN_URN: LayoutField = { type: 'SELF', aliases: [] };

/** The layout that follows from the search schema. */
export function fieldLayout(schema: SearchSchema): FieldLayout {
  return new Map(schema.entityTypes().map((entityType) => [entityType, fieldsOf(schema, entityType)]));
}

/** Names of all fields of a layout, and the other names under which their values are indexed. */
export function declaredNames(layout: FieldLayout): ReadonlySet<string> {
  const fields = [...layout.values()].flatMap((ofType) => [...ofType]);
  return new Set(fields.flatMap(([name, { aliases }]) => [name, ...aliases]));
}

/** The field `name` of a document; for object members and companion fields, only whole values are indexed. */
export function layoutField(
  fields: ReadonlyMap<string, LayoutField>,
  name: string,
  propertyTypes: Readonly<Record<string, PropertyValueType>>,
): LayoutField {
  const known = fields.get(name);
  if (known !== undefined) return known;
  if (name === 'urn') return OWN_URN;
  if (!name.startsWith(PROPERTY_PREFIX)) return UNDECLARED;
  const type = propertyTypes[name.slice(PROPERTY_PREFIX.length)];
  return type === undefined ? UNDECLARED : { type: PROPERTY_TYPES[type], aliases: [] };
}

/** Whether the layout of the field `name` depends on the definition of a structured property. */
export function isOfProperty(fields: ReadonlyMap<string, LayoutField>, name: string): boolean {
  return !fields.has(name) && name.startsWith(PROPERTY_PREFIX);
}

/** Whether fields of `type` have the variant. */
export function hasVariant(type: IndexedType, variant: FieldVariant): boolean {
  return FIELD_VARIANTS[type].includes(variant);
}

function fieldsOf(schema: SearchSchema, entityType: string): ReadonlyMap<string, LayoutField> {
  const fields = schema.entity(entityType)?.fields ?? [];
  return new Map(fields.map(({ name, type, aliases }) => [name, { type, aliases }]));
}
