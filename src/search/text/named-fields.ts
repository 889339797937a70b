import type { FieldVariant, WeightedField } from '../search-field.js';
import { type FieldLayout, hasVariant, type LayoutField } from './field-layout.js';
import { wildcardTest } from './query/wildcard.js';

/** The fields that queries may name. */
export interface NamedFields {
  readonly layout: FieldLayout;
  /** Names of all fields. */
  fieldNames(): Iterable<string>;
}

/** Suffixes of field parts in queries. */
const VARIANTS: Readonly<Record<string, FieldVariant>> = {
  keyword: 'keyword',
  delimited: 'delimited',
  ngram: 'partial',
  wordGrams2: 'wordGrams2',
  wordGrams3: 'wordGrams3',
  wordGrams4: 'wordGrams4',
};

/**
 * The field parts that a name in a query refers to: `name`, `name.delimited`, or a pattern with `*`. Unknown names
 * refer to none.
 */
export function fieldsNamed(
  name: string,
  known: NamedFields,
  entityTypes: readonly string[],
): readonly WeightedField[] {
  if (!name.includes('*')) return fieldNamed(name, known, entityTypes);
  const test = wildcardTest(name);
  return [...known.fieldNames()].filter(test).flatMap((found) => fieldNamed(found, known, entityTypes));
}

function fieldNamed(name: string, known: NamedFields, entityTypes: readonly string[]): readonly WeightedField[] {
  const dot = name.lastIndexOf('.');
  const variant = VARIANTS[name.slice(dot + 1)];
  if (dot > 0 && variant !== undefined) return [part(name.slice(0, dot), variant, known, entityTypes)];
  const { type } = declared(name, known, entityTypes);
  return [part(name, type === 'URN' || type === 'URN_PARTIAL' ? 'delimited' : 'keyword', known, entityTypes)];
}

function part(name: string, variant: FieldVariant, known: NamedFields, entityTypes: readonly string[]): WeightedField {
  const { type } = declared(name, known, entityTypes);
  return { name, type, variant: hasVariant(type, variant) ? variant : 'keyword', boost: 1 };
}

function declared(name: string, { layout }: NamedFields, entityTypes: readonly string[]): LayoutField {
  for (const entityType of entityTypes) {
    const found = layout.get(entityType)?.get(name);
    if (found !== undefined) return found;
  }
  return { type: name === 'urn' ? 'SELF' : 'KEYWORD', aliases: [] };
}
