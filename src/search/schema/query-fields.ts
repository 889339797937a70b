import { listsBy } from '../../foundation/common/lists-by.js';
import { FIELD_VARIANTS, type FieldVariant, type SearchField, type WeightedField } from '../search-field.js';

/** Factors of the variants on a field's boost (search.md 7.3). */
const VARIANT_FACTORS: Readonly<Record<FieldVariant, number>> = {
  keyword: 1,
  delimited: 0.4,
  wordGrams2: 1.2,
  wordGrams3: 1.5,
  wordGrams4: 1.8,
  partial: 1,
};

const OWN_URN: readonly WeightedField[] = [
  { name: 'urn', type: 'SELF', variant: 'keyword', boost: 10 },
  { name: 'urn', type: 'SELF', variant: 'delimited', boost: 5 },
];

/**
 * Field parts that a search without named fields uses, the urn first; boosts are averages over the entity types that
 * have the field.
 */
export function weightedQueryFields(fieldsOfTypes: readonly (readonly SearchField[])[]): readonly WeightedField[] {
  const queried = fieldsOfTypes.flat().filter(({ queryByDefault }) => queryByDefault);
  return [...OWN_URN, ...averaged(queried.flatMap(queryVariants))];
}

/** Field parts for completion, the urn last; boosts as in `weightedQueryFields`. */
export function weightedCompletionFields(fieldsOfTypes: readonly (readonly SearchField[])[]): readonly WeightedField[] {
  const completed = fieldsOfTypes.flat().filter(({ autocomplete }) => autocomplete);
  return [...averaged(completed.map(completionVariant)), { name: 'urn', type: 'SELF', variant: 'partial', boost: 1 }];
}

/** The part of a field used for completion: the prefixes of its words if they are indexed. */
function completionVariant({ name, type, boost }: Pick<SearchField, 'name' | 'type' | 'boost'>): WeightedField {
  const variants = FIELD_VARIANTS[type];
  return { name, type, variant: variants.includes('partial') ? 'partial' : 'keyword', boost };
}

function queryVariants({ name, type, boost }: SearchField): readonly WeightedField[] {
  if (isUrnText(type)) return [{ name, type, variant: 'delimited', boost }];
  return FIELD_VARIANTS[type]
    .filter((variant) => variant !== 'partial')
    .map((variant) => ({ name, type, variant, boost: boost * VARIANT_FACTORS[variant] }));
}

function averaged(parts: readonly WeightedField[]): readonly WeightedField[] {
  return [...listsBy(parts, placeOf).values()].flatMap(average);
}

function placeOf({ variant, type, name }: WeightedField): string {
  return `${variant} ${String(isUrnText(type))} ${name}`;
}

function average(parts: readonly WeightedField[]): readonly WeightedField[] {
  const [first] = parts;
  if (first === undefined) return [];
  return [{ ...first, boost: parts.reduce((sum, { boost }) => sum + boost, 0) / parts.length }];
}

/** Whether fields of `type` are indexed as the text of a urn, the only part that text queries use. */
export function isUrnText(type: WeightedField['type']): boolean {
  return type === 'URN' || type === 'URN_PARTIAL';
}
