import type { PatchOperation } from '../../aspects/index.js';
import { given } from '../../foundation/common/given.js';
import { setOrRemove } from '../../entities/index.js';
import type {
  AuditStamp,
  propertyDefinition,
  StoredOf,
  structuredPropertySettings,
  ValueOf,
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

/** Returns the definition of a new property. */
export function newDefinition(key: string, input: CreateStructuredPropertyInput, stamp: Stamp): StoredDefinition {
  const { displayName, description, allowedPlatforms, typeQualifier } = input;
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
      allowedValues: input.allowedValues?.map(allowedValue),
      allowedPlatforms,
    }),
    created: stamp,
    lastModified: stamp,
  };
}

/** Returns the patch that adds the given members to the definition `stored`. */
export function definitionAdditions(
  stored: Pick<StoredDefinition, 'entityTypes' | 'allowedValues' | 'allowedPlatforms' | 'typeQualifier'>,
  input: UpdateStructuredPropertyInput,
  stamp: Stamp,
): PatchOperation[] {
  const { newAllowedValues, newEntityTypes, newAllowedPlatforms } = input;
  const newAllowedTypes = input.typeQualifier?.newAllowedTypes;
  const members = given({
    displayName: input.displayName,
    description: input.description,
    immutable: input.immutable,
    cardinality: input.setCardinalityAsMultiple === true ? PropertyCardinality.MULTIPLE : null,
    allowedValues: newAllowedValues && [...(stored.allowedValues ?? []), ...newAllowedValues.map(allowedValue)],
    entityTypes: newEntityTypes && union(stored.entityTypes, newEntityTypes),
    allowedPlatforms: newAllowedPlatforms && union(stored.allowedPlatforms, newAllowedPlatforms),
    typeQualifier: newAllowedTypes && {
      ...stored.typeQualifier,
      allowedTypes: union(stored.typeQualifier?.['allowedTypes'], newAllowedTypes),
    },
    lastModified: { ...stamp },
  });
  return Object.entries(members).map(([name, value]) => setOrRemove(`/${name}`, value));
}

/** Returns the settings of a property after a change; absent members keep their values in `stored`. */
export function settingsOf(
  stored: StoredSettings | undefined,
  input: StructuredPropertySettingsInput,
  stamp: Stamp,
): StoredSettings {
  return { ...DEFAULT_SETTINGS, ...stored, ...given(input), lastModified: stamp };
}

function allowedValue({ description, ...value }: AllowedValueInput) {
  return { value: storedValue(value), ...given({ description }) };
}

function union(known: readonly string[] | undefined, added: readonly string[]): string[] {
  return [...new Set([...(known ?? []), ...added])];
}
