import type { WeightedField } from '../../../search-field.js';
import type { Completion, CompletionQuery } from '../../../search-query.js';
import { foldValue } from '../analysis/ascii-folding.js';
import { delimitedTerms, wholeTerm } from '../analysis/delimited-terms.js';
import { partialPositions, partialTerms } from '../analysis/partial-terms.js';
import { encodeTerm } from '../file/term-encoding.js';
import { hasTokenPrefix, tokenPrefix } from '../file/token.js';
import { foldedTerm } from '../file/value-term.js';
import { baseMask } from './base-mask.js';
import { anyOf, foldedExpression, variantPrefix } from './field-expressions.js';
import { FilterMask } from './filter-mask.js';
import type { IndexView } from './index-view.js';
import { filtered, type Matches, scored, unionOf } from './matches.js';
import { pageOf } from './page-selection.js';
import { weighted } from './plan-matcher.js';

/**
 * Bonus of a value that begins with the text, and of one that equals it, over a value in which only words begin with
 * it; multiplied by the field's boost.
 */
const BEGINNING_BONUS = 0.5;
const WHOLE_BONUS = 2;

/** Completes a text with values of the fields, best first. */
export function completions(query: CompletionQuery, view: IndexView): readonly Completion[] {
  const mask = new FilterMask(view).limited(query, baseMask(query, view));
  const found = unionOf(query.fields.map((field) => matchesIn(field, query.text, view)));
  const hits = weighted(
    filtered(found, (id) => mask[id] === 1),
    query.functions,
    false,
    view,
  );
  const fields = [...query.fields].sort((left, right) => right.boost - left.boost);
  return pageOf(hits, { from: 0, size: query.size, sort: [] }, view).flatMap(({ id, urn }) => {
    const text = shownValue(id, fields, query.text, view);
    return text === undefined ? [] : [{ urn, entityType: view.typeName(id), text }];
  });
}

function matchesIn(field: WeightedField, text: string, view: IndexView): Matches {
  const id = view.fieldId(field.name);
  const expression = id === undefined ? undefined : wordsExpression(field, id, text);
  if (id === undefined || expression === undefined) return unionOf([]);
  const whole = tokenPrefix('v', id);
  const folded = foldValue(text);
  const found = scored(view.text.matches(expression), field.boost);
  const begins = scored(view.text.matches(hasTokenPrefix(whole + foldedTerm(folded))), field.boost * BEGINNING_BONUS);
  const equals = scored(view.text.matches(foldedExpression(whole, folded)), field.boost * WHOLE_BONUS);
  return unionOf([found, begins, equals]);
}

/** Every word of the text must begin a word of the value; in fields without words, the text must begin the value. */
function wordsExpression(field: WeightedField, id: number, text: string): string | undefined {
  const prefix = variantPrefix(field, id);
  if (field.variant === 'keyword') return hasTokenPrefix(prefix + foldedTerm(foldValue(text)));
  if (field.variant === 'delimited') {
    const term = wholeTerm(text);
    return term === undefined ? undefined : hasTokenPrefix(prefix + encodeTerm(term));
  }
  const positions = partialPositions(text).map((terms) =>
    anyOf(terms.map((term) => hasTokenPrefix(prefix + encodeTerm(term)))),
  );
  return positions.length === 0 ? undefined : positions.join(' AND ');
}

/** The completed value, from the field with the highest boost. */
function shownValue(id: number, fields: readonly WeightedField[], text: string, view: IndexView): string | undefined {
  view.stop.check();
  const values = view.values(id);
  for (const field of fields) {
    const found = (values.get(field.name) ?? []).find(
      (value) => typeof value === 'string' && completes(value, text, field),
    );
    if (typeof found === 'string') return found;
  }
  return undefined;
}

function completes(value: string, text: string, { variant }: WeightedField): boolean {
  if (foldValue(value).startsWith(foldValue(text))) return true;
  if (variant === 'keyword') return false;
  const terms = [...(variant === 'delimited' ? delimitedTerms(value) : partialTerms(value))];
  const wanted = variant === 'delimited' ? [[wholeTerm(text) ?? text]] : partialPositions(text);
  return wanted.length > 0 && wanted.every((any) => any.some((start) => terms.some((term) => term.startsWith(start))));
}
