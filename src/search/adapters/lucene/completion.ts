import type { JsonObject } from '../../../foundation/common/json.js';
import type { FieldVariant, WeightedField } from '../../search-field.js';
import type { Completion, CompletionQuery } from '../../search-query.js';
import { completedValue } from '../../text/completed-value.js';
import { documentValues } from '../../text/document-values.js';
import { textField } from './engine-field.js';
import { anyOf, filterQueries } from './filter-query.js';
import type { IndexNames } from './index-names.js';
import { objectAt } from './json-reading.js';
import { foundHits } from './search-response.js';
import { sortBody } from './sort-keys.js';
import { scored } from './text-query.js';

/** Weight of a value that equals the text or begins with it, relative to one that only contains its words. */
const WHOLE_WEIGHT = 16;
const BEGINNING_WEIGHT = 4;

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

function completions(field: WeightedField, text: string): readonly JsonObject[] {
  const { boost } = field;
  const name = textField(whole(field));
  const value = text.trim();
  const queries = [
    { term: { [name]: { value, case_insensitive: true, boost: boost * WHOLE_WEIGHT } } },
    beginning(name, value, boost * BEGINNING_WEIGHT),
  ];
  if (field.variant !== 'partial') return queries;
  return [...queries, { match: { [textField(field)]: { query: text, operator: 'and', boost } } }];
}

function beginning(field: string, value: string, boost = 1): JsonObject {
  return { prefix: { [field]: { value, case_insensitive: true, boost } } };
}
