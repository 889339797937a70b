import type { PatchOperation } from '../../aspects/index.js';
import type { JsonObject, JsonValue } from '../../foundation/common/json.js';
import { storedValue } from './property-values.service.js';
import type {
  AllowedValueInput,
  CreateStructuredPropertyInput,
  StructuredPropertySettingsInput,
  UpdateStructuredPropertyInput,
} from './structured-property-edit.input.js';
import { PropertyCardinality } from './structured-property.model.js';

/** Aspect that says what a property is. */
export const DEFINITION = 'propertyDefinition';

/** Aspect that says where a property is shown. */
export const SETTINGS = 'structuredPropertySettings';

const NOWHERE: JsonObject = {
  isHidden: false,
  showInSearchFilters: false,
  showInAssetSummary: false,
  hideInAssetSummaryWhenEmpty: false,
  showAsAssetBadge: false,
  showInColumnsTable: false,
};

/** The definition of a new property. */
export function newDefinition(key: string, input: CreateStructuredPropertyInput, stamp: JsonObject): JsonObject {
  return given({
    qualifiedName: key,
    displayName: input.displayName,
    description: input.description,
    immutable: input.immutable ?? false,
    valueType: input.valueType,
    typeQualifier:
      input.typeQualifier?.allowedTypes == null ? null : { allowedTypes: input.typeQualifier.allowedTypes },
    allowedValues: input.allowedValues?.map(allowedValue),
    cardinality: input.cardinality ?? PropertyCardinality.SINGLE,
    entityTypes: input.entityTypes,
    allowedPlatforms: input.allowedPlatforms,
    created: stamp,
    lastModified: stamp,
  });
}

/** The patch that adds to the definition `stored`. */
export function definitionAdditions(
  stored: JsonObject,
  input: UpdateStructuredPropertyInput,
  stamp: JsonObject,
): PatchOperation[] {
  const { newAllowedValues, newEntityTypes, newAllowedPlatforms, typeQualifier } = input;
  const qualifier = stored['typeQualifier'] as JsonObject | undefined;
  const members = given({
    displayName: input.displayName,
    description: input.description,
    immutable: input.immutable,
    cardinality: input.setCardinalityAsMultiple === true ? PropertyCardinality.MULTIPLE : null,
    allowedValues: newAllowedValues && [...listIn(stored, 'allowedValues'), ...newAllowedValues.map(allowedValue)],
    entityTypes: newEntityTypes && union(listIn(stored, 'entityTypes'), newEntityTypes),
    allowedPlatforms: newAllowedPlatforms && union(listIn(stored, 'allowedPlatforms'), newAllowedPlatforms),
    typeQualifier: typeQualifier?.newAllowedTypes && {
      ...qualifier,
      allowedTypes: union(listIn(qualifier ?? {}, 'allowedTypes'), typeQualifier.newAllowedTypes),
    },
    lastModified: stamp,
  });
  return Object.entries(members).map(([name, value]) => ({ op: 'add', path: `/${name}`, value: value ?? null }));
}

/** Where a property is shown, after a change of what `stored` says. */
export function settingsOf(
  stored: JsonObject | undefined,
  input: StructuredPropertySettingsInput,
  stamp: JsonObject,
): JsonObject {
  const changes = given(
    Object.fromEntries(Object.keys(NOWHERE).map((name) => [name, input[name as keyof typeof input]])),
  );
  return { ...NOWHERE, ...stored, ...changes, lastModified: stamp };
}

function allowedValue({ description, ...value }: AllowedValueInput): JsonObject {
  return given({ value: storedValue(value), description });
}

function given(members: Readonly<Record<string, JsonValue | undefined>>): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value != null));
}

function listIn(value: JsonObject, name: string): readonly JsonValue[] {
  const list = value[name];
  return Array.isArray(list) ? list : [];
}

function union(known: readonly JsonValue[], added: readonly string[]): JsonValue[] {
  return [...new Set([...known, ...added])];
}
