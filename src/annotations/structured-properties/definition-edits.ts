import type { PatchOperation } from '../../aspects/index.js';
import { given } from '../../foundation/common/given.js';
import type { JsonValue } from '../../foundation/json/json.js';
import { type AspectEdit, membersEdit, patchEdit, pointer, setGiven } from '../../entities/index.js';
import {
  type AuditStamp,
  propertyDefinition,
  type StoredOf,
  structuredPropertySettings,
  type ValueOf,
} from '../../model/index.js';
import { storedValue } from './property-value.js';
import type {
  AllowedValueInput,
  CreateStructuredPropertyInput,
  StructuredPropertySettingsInput,
  UpdateStructuredPropertyInput,
} from './structured-property-edit.input.js';
import { PropertyCardinality } from './structured-property.model.js';

type StoredDefinition = StoredOf<typeof propertyDefinition>;
type StoredSettings = StoredOf<typeof structuredPropertySettings>;
type Stamp = ValueOf<typeof AuditStamp>;

/** Settings of a property without settings. */
const DEFAULT_SETTINGS: StoredSettings = {
  isHidden: false,
  showInSearchFilters: false,
  showInAssetSummary: false,
  hideInAssetSummaryWhenEmpty: false,
  showAsAssetBadge: false,
  showInColumnsTable: false,
};

/**
 * Returns the definition of a new property. An empty list of allowed values or platforms is no restriction: it is not
 * stored, as in DataHub, because a stored empty list would refuse every value.
 */
export function newDefinition(key: string, input: CreateStructuredPropertyInput, stamp: Stamp): StoredDefinition {
  const { displayName, description, typeQualifier } = input;
  const allowedTypes = typeQualifier?.allowedTypes;
  return {
    qualifiedName: key,
    immutable: input.immutable ?? false,
    valueType: input.valueType,
    cardinality: input.cardinality ?? PropertyCardinality.SINGLE,
    entityTypes: input.entityTypes,
    ...given({
      displayName,
      description,
      typeQualifier: allowedTypes == null ? null : { allowedTypes },
      allowedValues: filled(input.allowedValues)?.map(allowedValue),
      allowedPlatforms: filled(input.allowedPlatforms),
    }),
    created: stamp,
    lastModified: stamp,
  };
}

/**
 * Returns the edit that adds the given members to a definition; undefined if none is given. It names what is added and
 * no whole list, so that concurrent additions are kept.
 */
export function definitionAdditions(input: UpdateStructuredPropertyInput, stamp: Stamp): AspectEdit | undefined {
  const members = setGiven(propertyDefinition, {
    displayName: input.displayName,
    description: input.description,
    immutable: input.immutable,
    cardinality: input.setCardinalityAsMultiple === true ? PropertyCardinality.MULTIPLE : null,
  });
  const lists = [
    additions(['allowedValues'], ['value'], (input.newAllowedValues ?? []).map(keyedValue)),
    additions(['entityTypes'], [], (input.newEntityTypes ?? []).map(keyedUrn)),
    additions(['allowedPlatforms'], [], (input.newAllowedPlatforms ?? []).map(keyedUrn)),
    additions(['typeQualifier', 'allowedTypes'], [], (input.typeQualifier?.newAllowedTypes ?? []).map(keyedUrn)),
  ].filter(({ patch }) => patch.length > 0);
  const patch = [...members, ...lists.flatMap((list) => list.patch)];
  if (patch.length === 0) return undefined;
  const stamped = [...patch, ...setGiven(propertyDefinition, { lastModified: { ...stamp } })];
  const keys = Object.fromEntries(lists.map((list) => list.keys));
  return patchEdit(input.urn, propertyDefinition, stamped, keys);
}

/** Returns the edit that changes the given settings of a property. */
export function settingsEdit(urn: string, input: StructuredPropertySettingsInput, stamp: Stamp): AspectEdit {
  return membersEdit(urn, structuredPropertySettings, { ...givenSettings(input), lastModified: { ...stamp } });
}

/** Returns the settings of a new property. */
export function newSettings(input: StructuredPropertySettingsInput, stamp: Stamp): StoredSettings {
  return { ...DEFAULT_SETTINGS, ...givenSettings(input), lastModified: stamp };
}

/** The given settings. What summaries do not show, they do not hide when it is empty either. */
function givenSettings(input: StructuredPropertySettingsInput) {
  const settings = given(input);
  return settings.showInAssetSummary === false ? { ...settings, hideInAssetSummaryWhenEmpty: false } : settings;
}

function filled<T>(list: readonly T[] | null | undefined): readonly T[] | undefined {
  return list != null && list.length > 0 ? list : undefined;
}

function allowedValue({ description, ...value }: AllowedValueInput) {
  return { value: storedValue(value), ...given({ description }) };
}

/** Additions to the list at `path`, whose elements `keys` identify; an element that is known is replaced. */
function additions(
  path: readonly string[],
  keys: readonly string[],
  elements: readonly (readonly [key: string, element: JsonValue])[],
): { readonly patch: readonly PatchOperation[]; readonly keys: readonly [string, readonly string[]] } {
  const patch = elements.map(([key, value]): PatchOperation => ({ op: 'add', path: pointer(...path, key), value }));
  return { patch, keys: [path.join('␟'), keys] };
}

function keyedUrn(urn: string): readonly [string, string] {
  return [urn, urn];
}

function keyedValue(input: AllowedValueInput): readonly [string, JsonValue] {
  const element = allowedValue(input);
  return [String(element.value.string ?? element.value.double), element];
}
