import { isUrnText } from '../schema/query-fields.js';
import { ENTITY_NAME, type FieldVariant, type WeightedField } from '../search-field.js';
import type { FieldGroup } from '../text-plan.js';

const EXACT_FACTOR = 16;

const PREFIX_FACTOR = 1.1;
const WORD_GRAM_FACTORS: Readonly<Partial<Record<FieldVariant, number>>> = {
  wordGrams2: 1.2,
  wordGrams3: 1.5,
  wordGrams4: 1.8,
};

/**
 * The fields whose whole value may be another spelling of the text: names of entities, and of columns, whose scores are
 * divided by 8. A name in another spelling counts less than an exact one and more than any words.
 */
export const NAME_FIELDS: readonly WeightedField[] = [
  { name: ENTITY_NAME, type: 'KEYWORD', variant: 'keyword', boost: 120 },
  { name: 'fieldPath', type: 'KEYWORD', variant: 'keyword', boost: 480 },
];

/**
 * The fields of a text without operators, by analyzer: whole values, words, and words of urns. A text must match within
 * one group.
 */
export function simpleGroups(fields: readonly WeightedField[]): readonly FieldGroup[] {
  const groups: readonly FieldGroup[] = [
    { analyzer: 'keyword', fields: fields.filter(isKeyword) },
    { analyzer: 'delimited', fields: fields.filter(isDelimited) },
    { analyzer: 'delimited', fields: fields.filter(({ type }) => isUrnText(type)) },
  ];
  return groups.filter((group) => group.fields.length > 0);
}

/** The fields whose whole value may equal the text. */
export function exactFields(fields: readonly WeightedField[]): readonly WeightedField[] {
  return fields.filter(isKeyword).map((field) => ({ ...field, boost: field.boost * EXACT_FACTOR }));
}

/** The fields in which a word may begin with the text. */
export function phrasePrefixFields(fields: readonly WeightedField[]): readonly WeightedField[] {
  return fields.filter(isDelimited).map((field) => ({ ...field, boost: field.boost * PREFIX_FACTOR }));
}

/**
 * The fields in which words may be consecutive as in the text; the factor of the variant applies twice, as in DataHub.
 */
export function wordGramFields(fields: readonly WeightedField[]): readonly WeightedField[] {
  return fields.flatMap((field) => {
    const factor = WORD_GRAM_FACTORS[field.variant];
    return factor === undefined ? [] : [{ ...field, boost: field.boost * factor }];
  });
}

function isKeyword({ type, variant }: WeightedField): boolean {
  return variant === 'keyword' && !isUrnText(type);
}

function isDelimited({ type, variant }: WeightedField): boolean {
  return variant === 'delimited' && !isUrnText(type);
}
