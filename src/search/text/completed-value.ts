import type { WeightedField } from '../search-field.js';
import type { CompletionQuery } from '../search-query.js';
import { foldValue } from './analysis/ascii-folding.js';
import { delimitedTerms, wholeTerm } from './analysis/delimited-terms.js';
import { partialPositions, partialTerms } from './analysis/partial-terms.js';
import type { DocumentValues } from './document-values.js';

/**
 * Returns a function that finds the value of a document that completes the text, from the field with the highest boost.
 * It returns undefined if no value does.
 */
export function completedValue({
  fields,
  text,
}: Pick<CompletionQuery, 'fields' | 'text'>): (values: DocumentValues) => string | undefined {
  const byBoost = [...fields].sort((left, right) => right.boost - left.boost);
  return (values) => {
    for (const field of byBoost) {
      const found = (values.get(field.name) ?? []).find(
        (value) => typeof value === 'string' && completes(value, text, field),
      );
      if (typeof found === 'string') return found;
    }
    return undefined;
  };
}

function completes(value: string, text: string, { variant }: WeightedField): boolean {
  if (foldValue(value).startsWith(foldValue(text))) return true;
  if (variant === 'keyword') return false;
  const terms = [...(variant === 'delimited' ? delimitedTerms(value) : partialTerms(value))];
  const wanted = variant === 'delimited' ? [[wholeTerm(text) ?? text]] : partialPositions(text);
  return wanted.length > 0 && wanted.every((any) => any.some((start) => terms.some((term) => term.startsWith(start))));
}
