import type { FieldRef, SearchField } from '../search-field.js';
import { fieldKind } from './field-kind.js';

/** A facet that a search returns unless it names others. */
export interface DefaultFacet {
  /** Name in requests and responses; the names of nested levels are joined with `␞`. */
  readonly name: string;
  readonly displayName: string;
  /** The outermost level. */
  readonly field: FieldRef;
  /** Outermost first. */
  readonly levels: readonly FieldRef[];
}

/** Separates the levels of a nested facet. */
export const FACET_SEPARATOR = '␞';

const ENTITY_TYPE: FieldRef = { name: '_entityType', kind: 'entityType' };
const TYPE_NAMES: FieldRef = { name: 'typeNames', kind: 'keyword' };

/**
 * Facets of fields, in the order of `fields`, then those of the entity type. `displayName` returns the display name of
 * a field.
 */
export function facetsOf(
  fields: readonly SearchField[],
  displayName: (name: string) => string,
): readonly DefaultFacet[] {
  const refs = new Map<string, FieldRef>();
  for (const { name, type, facetName, hasValues } of fields) {
    if (facetName !== undefined) refs.set(name, { name, kind: fieldKind(type) });
    if (hasValues?.facetName !== undefined) refs.set(hasValues.name, { name: hasValues.name, kind: 'boolean' });
  }
  const single = [...refs.values(), ENTITY_TYPE].map((field) => [field]);
  return [...single, [ENTITY_TYPE, TYPE_NAMES]].flatMap((levels) => facet(levels, displayName));
}

/** Facet names of fields across all entity types, by field name; different names are joined with `/`. */
export function facetDisplayNames(fields: readonly SearchField[]): ReadonlyMap<string, string> {
  const names = new Map<string, Set<string>>([['_entityType', new Set(['Type'])]]);
  const add = (field: string, name: string): void => void names.set(field, (names.get(field) ?? new Set()).add(name));
  for (const { name, facetName, hasValues } of fields) {
    if (facetName !== undefined) add(name, facetName);
    if (hasValues?.facetName !== undefined) add(hasValues.name, hasValues.facetName);
  }
  return new Map([...names].map(([field, found]) => [field, [...found].sort().join('/')]));
}

function facet(levels: readonly FieldRef[], displayName: (name: string) => string): readonly DefaultFacet[] {
  const [field] = levels;
  if (field === undefined) return [];
  const name = levels.map((level) => level.name).join(FACET_SEPARATOR);
  return [{ name, displayName: displayName(name), field, levels }];
}
