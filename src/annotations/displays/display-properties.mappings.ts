import { enumValue, type GraphqlContext } from '../../entities/index.js';
import { displayProperties } from '../../model/index.js';
import { type DisplayProperties, IconLibrary } from './display-properties.model.js';

/** Returns the display properties of an entity; null if none are stored. */
export async function displayOf(urn: string, { entities }: GraphqlContext): Promise<DisplayProperties | null> {
  const stored = await entities.value(urn, displayProperties);
  if (stored === undefined) return null;
  const { colorHex, icon } = stored;
  return {
    colorHex: colorHex ?? null,
    icon: icon === undefined ? null : { ...icon, iconLibrary: enumValue(IconLibrary, icon.iconLibrary) },
  };
}
