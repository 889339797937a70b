import type { SearchFieldType } from '../../model/index.js';
import type { FieldKind } from '../search-field.js';

const KINDS: Readonly<Record<SearchFieldType, FieldKind>> = {
  KEYWORD: 'keyword',
  TEXT: 'keyword',
  TEXT_PARTIAL: 'keyword',
  WORD_GRAM: 'keyword',
  BROWSE_PATH: 'slashPath',
  BROWSE_PATH_V2: 'unitPath',
  URN: 'urn',
  URN_PARTIAL: 'urn',
  BOOLEAN: 'boolean',
  COUNT: 'number',
  DATETIME: 'date',
  DOUBLE: 'double',
  OBJECT: 'keyword',
  MAP_ARRAY: 'keyword',
};

const QUERIED: ReadonlySet<SearchFieldType> = new Set(['TEXT', 'TEXT_PARTIAL', 'WORD_GRAM', 'URN', 'URN_PARTIAL']);

/** How values of fields of `type` are compared; for types with objects, how the members are compared. */
export function fieldKind(type: SearchFieldType): FieldKind {
  return KINDS[type];
}

/** Whether a search without named fields includes fields of `type` by default. */
export function isQueriedByDefault(type: SearchFieldType): boolean {
  return QUERIED.has(type);
}

/** Whether fields of `type` contain objects, whose members are named `field.member`. */
export function holdsMembers(type: SearchFieldType): boolean {
  return type === 'OBJECT' || type === 'MAP_ARRAY';
}
