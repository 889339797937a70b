import type { JsonObject } from '../../../foundation/json/json.js';
import type { FieldVariant, WeightedField } from '../../search-field.js';
import type { Completion, CompletionQuery } from '../../search-query.js';
import { COMPLETION_BONUSES, matchScore } from '../../text-plan.js';
import { completedValue } from '../../text/completed-value.js';
import { documentValues } from '../../text/document-values.js';
import { isTextual, textField } from './engine-field.js';
import { anyOf, filterQueries } from './filter-query.js';
import type { IndexNames } from './index-names.js';
import { objectAt } from './json-reading.js';
import { foundHits } from './search-response.js';
import { sortBody } from './sort-keys.js';
import { scored } from './text-query.js';

/** Request body of a completion. */
export function completionBody({ text, fields, filter, restriction, functions, size }: CompletionQuery): JsonObject {
  const query = anyOf(fields.flatMap((field) => completions(field, text)));
  return {
    query: { bool: { must: [scored(query, functions, false)], filter: filterQueries(filter, restriction) } },
    _source: { includes: [...new Set(fields.map(({ name }) => name))] },
    size,
    sort: sortBody([]),
  };
}

/** Completions in the engine's response; hits without a value to show are left out. */
export function readCompletions(answer: JsonObject, query: CompletionQuery, names: IndexNames): readonly Completion[] {
  const shown = completedValue(query);
  return foundHits(answer, names).flatMap(({ hit, ...entity }) => {
    const text = shown(documentValues(objectAt(hit, '_source')));
    return text === undefined ? [] : [{ ...entity, text }];
  });
}

function whole(field: WeightedField): WeightedField {
  return { ...field, variant: 'keyword' satisfies FieldVariant };
}

/** One score for each way in which a value may complete the text, as the embedded engine adds them. */
function completions(field: WeightedField, text: string): readonly JsonObject[] {
  if (!isTextual(field)) return [];
  const { boost } = field;
  const name = textField(whole(field));
  const value = text.trim();
  const begins: JsonObject = { prefix: { [name]: { value, case_insensitive: true } } };
  const equals: JsonObject = { term: { [name]: { value, case_insensitive: true } } };
  return [
    scoring(inWords(field, text) ?? begins, boost),
    scoring(begins, boost * COMPLETION_BONUSES.beginning),
    scoring(equals, boost * COMPLETION_BONUSES.whole),
  ];
}

/** Values with words that begin with the text; undefined for a field without words. */
function inWords(field: WeightedField, text: string): JsonObject | undefined {
  const name = textField(field);
  if (field.variant === 'partial') return { match: { [name]: { query: text, operator: 'and' } } };
  if (field.variant !== 'delimited') return undefined;
  return { match_bool_prefix: { [name]: { query: text, analyzer: 'quote_analyzer' } } };
}

function scoring(filter: JsonObject, boost: number): JsonObject {
  return { constant_score: { filter, boost: matchScore(boost) } };
}
