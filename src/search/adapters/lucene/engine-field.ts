import type { FieldRef, FieldVariant, WeightedField } from '../../search-field.js';
import { OWN_FIELD } from './index-mapping.js';

const PARTS: Readonly<Record<FieldVariant, string>> = {
  keyword: '',
  delimited: '.delimited',
  partial: '.ngram',
  wordGrams2: '.wordGrams2',
  wordGrams3: '.wordGrams3',
  wordGrams4: '.wordGrams4',
};
const URN_PARTS: Readonly<Record<FieldVariant, string>> = { ...PARTS, keyword: '.keyword', delimited: '' };

/** The engine's field for full-text search in a part of a field. */
export function textField({ name, type, variant }: WeightedField): string {
  return name + (type === 'URN' || type === 'URN_PARTIAL' ? URN_PARTS : PARTS)[variant];
}

const UNTEXTUAL: ReadonlySet<WeightedField['type']> = new Set(['BOOLEAN', 'COUNT', 'DATETIME', 'DOUBLE'] as const);

/** Whether the field has texts; in others, a text matches only if it is a value of the field's type. */
export function isTextual({ type }: Pick<WeightedField, 'type'>): boolean {
  return !UNTEXTUAL.has(type);
}

/** Types whose whole values are indexed without case and accents; a second field holds the original values. */
const FOLDED: ReadonlySet<WeightedField['type']> = new Set(['KEYWORD', 'TEXT', 'TEXT_PARTIAL', 'WORD_GRAM'] as const);

/** The field with the original values of a folded field; undefined for a part that is not folded. */
export function unfoldedField({ name, type, variant }: WeightedField): string | undefined {
  return variant === 'keyword' && FOLDED.has(type) ? `${name}.keyword` : undefined;
}

/** The engine's field with the original values, for filters and facets. */
export function wholeField({ name, kind }: FieldRef): string {
  switch (kind) {
    case 'keyword':
    case 'urn':
      return `${name}.keyword`;
    case 'slashPath':
    case 'unitPath':
      return `${name}.exact`;
    case 'entityType':
      return `${OWN_FIELD}.type`;
    case 'exact':
    case 'boolean':
    case 'number':
    case 'double':
    case 'date':
      return name;
  }
}

/** The engine's field whose terms are the values and, for paths, all their ancestors. */
export function termField(field: FieldRef): string {
  return field.kind === 'slashPath' || field.kind === 'unitPath' ? field.name : wholeField(field);
}
