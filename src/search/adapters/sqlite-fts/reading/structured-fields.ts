import type { FieldVariant, WeightedField } from '../../../search-field.js';
import { hasVariant, type LayoutField } from '../file/field-layout.js';
import { wildcardTest } from '../query/wildcard.js';
import type { IndexView } from './index-view.js';

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
export function fieldsNamed(name: string, view: IndexView, entityTypes: readonly string[]): readonly WeightedField[] {
  if (!name.includes('*')) return fieldNamed(name, view, entityTypes);
  const test = wildcardTest(name);
  return [...view.fieldNames()].filter(test).flatMap((found) => fieldNamed(found, view, entityTypes));
}

function fieldNamed(name: string, view: IndexView, entityTypes: readonly string[]): readonly WeightedField[] {
  const dot = name.lastIndexOf('.');
  const variant = VARIANTS[name.slice(dot + 1)];
  if (dot > 0 && variant !== undefined) return [part(name.slice(0, dot), variant, view, entityTypes)];
  const { type } = declared(name, view, entityTypes);
  return [part(name, type === 'URN' || type === 'URN_PARTIAL' ? 'delimited' : 'keyword', view, entityTypes)];
}

function part(name: string, variant: FieldVariant, view: IndexView, entityTypes: readonly string[]): WeightedField {
  const { type } = declared(name, view, entityTypes);
  return { name, type, variant: hasVariant(type, variant) ? variant : 'keyword', boost: 1 };
}

function declared(name: string, { layout }: IndexView, entityTypes: readonly string[]): LayoutField {
  for (const entityType of entityTypes) {
    const found = layout.get(entityType)?.get(name);
    if (found !== undefined) return found;
  }
  return { type: name === 'urn' ? 'SELF' : 'KEYWORD', aliases: [] };
}
