import type { AspectRecord } from '../../aspects/index.js';
import type { JsonObject, JsonValue } from '../../foundation/json/json.js';
import type { PropertyValueType } from '../search-document.js';
import type { FieldKind, FieldRef } from '../search-field.js';

/** The part of a structured property's definition that search needs. */
export interface PropertyDefinition {
  readonly urn: string;
  /** The name that clients use in filters, such as `io.acryl.retention`. */
  readonly qualifiedName: string;
  readonly displayName: string | undefined;
  /** 14 digits; set on a definition that replaces an incompatible one. */
  readonly version?: string;
  readonly valueType: PropertyValueType;
  /**
   * Whether the field of its name is for values of another type, which an earlier definition of that name had; see
   * `PropertyFields`.
   */
  readonly isRetyped?: true;
  /** Names in the model of the entity types that may have values. */
  readonly entityTypes: readonly string[];
  /** Whether the property is offered as a facet. */
  readonly showInSearchFilters: boolean;
  /** Whether the definition is soft-deleted. */
  readonly isRemoved: boolean;
}

/** Stands for the version in the field of a definition that has none. */
const UNVERSIONED = '0'.repeat(14);

const VALUE_TYPES: ReadonlySet<string> = new Set<PropertyValueType>(['string', 'rich_text', 'date', 'number', 'urn']);

const KINDS: Readonly<Record<PropertyValueType, FieldKind>> = {
  string: 'keyword',
  rich_text: 'keyword',
  date: 'date',
  number: 'double',
  urn: 'exact',
};

/**
 * The definition in the aspects of a structured property; undefined without a `propertyDefinition`. Unknown value types
 * are treated as `string`.
 */
export function propertyDefinition(
  urn: string,
  aspects: ReadonlyMap<string, AspectRecord>,
): PropertyDefinition | undefined {
  const value = aspects.get('propertyDefinition')?.value;
  if (typeof value?.['qualifiedName'] !== 'string') return undefined;
  const version = value['version'];
  return {
    urn,
    qualifiedName: value['qualifiedName'],
    displayName: typeof value['displayName'] === 'string' ? value['displayName'] : undefined,
    ...(typeof version === 'string' && version !== '' ? { version } : {}),
    valueType: valueTypeOf(value['valueType']),
    entityTypes: entityTypesOf(value),
    showInSearchFilters: aspects.get('structuredPropertySettings')?.value['showInSearchFilters'] === true,
    isRemoved: aspects.get('status')?.value['removed'] === true,
  };
}

/** Name of a property's field in `structuredProperties` of a document. */
export function propertyFieldName(definition: PropertyDefinition): string {
  const { version, isRetyped, valueType } = definition;
  const name = plainFieldName(definition);
  return version === undefined && isRetyped !== true
    ? name
    : `_versioned.${name}.${version ?? UNVERSIONED}.${valueType}`;
}

/** Name of the field of a definition without a version. */
export function plainFieldName({ qualifiedName }: PropertyDefinition): string {
  return qualifiedName.replaceAll('.', '_');
}

/** The document field that contains a property's values. */
export function propertyFieldRef(definition: PropertyDefinition): FieldRef {
  return { name: `structuredProperties.${propertyFieldName(definition)}`, kind: KINDS[definition.valueType] };
}

/** The type in the urn of a data type, or in its last part. */
export function valueTypeOf(urn: JsonValue | undefined): PropertyValueType {
  const name = nameInUrn(urn).toLowerCase();
  return VALUE_TYPES.has(name) ? (name as PropertyValueType) : 'string';
}

function entityTypesOf({ entityTypes }: JsonObject): readonly string[] {
  return Array.isArray(entityTypes) ? entityTypes.map(nameInUrn) : [];
}

/** Returns `dataset` for `urn:li:entityType:datahub.dataset` or `urn:li:entityType:dataset`. */
function nameInUrn(urn: JsonValue | undefined): string {
  return typeof urn === 'string' ? urn.slice(urn.lastIndexOf(':') + 1).replace(/^datahub\./, '') : '';
}
