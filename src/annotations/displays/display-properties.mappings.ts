import { aspectField, enumValue } from '../../entities/index.js';
import { IconLibrary } from './display-properties.model.js';

/** Aspect that says how an entity is shown. */
export const DISPLAY_ASPECT = 'displayProperties';

interface StoredDisplay {
  readonly colorHex?: string;
  readonly icon?: { readonly iconLibrary: string; readonly name: string; readonly style: string };
}

/** The field `displayProperties`, the same on every entity type that has it. */
export const displayPropertiesField = aspectField<StoredDisplay>(DISPLAY_ASPECT, ({ colorHex, icon }) => ({
  colorHex: colorHex ?? null,
  icon: icon === undefined ? null : { ...icon, iconLibrary: enumValue(IconLibrary, icon.iconLibrary) },
}));
