import type { JsonObject } from '../../../foundation/common/json.js';
import type { WeightedField } from '../../search-field.js';
import type { FieldGroup, ScoreFunction, TextPlan } from '../../text-plan.js';
import { clauseName } from './clause-names.js';
import { textField } from './engine-field.js';
import { anyOf } from './filter-query.js';

/**
 * Weight of each class of match relative to the sums of term frequencies that engines compute for words (BM25). The
 * weights are constants, so that the order of the classes does not depend on the size of the index. An exact match has
 * its own boost, 16 times that of the field.
 */
const WORD_GRAM_WEIGHT = 4;
const PREFIX_WEIGHT = 10;

/** Fields without text; a text that is not a value of the field's type does not match. */
const UNTEXTUAL: ReadonlySet<WeightedField['type']> = new Set(['BOOLEAN', 'COUNT', 'DATETIME', 'DOUBLE'] as const);

/**
 * Number of words from which on a text is matched against words of texts only. OpenSearch accepts 1,024 terms in a
 * query, which is words times fields; whole values and urns never have that many words.
 */
const LONG_TEXT = 16;

/** The engine's query for a text, scored. */
export function textQuery(plan: TextPlan): JsonObject {
  const queries = [
    ...groupsFor(plan).map((group) => simple(group, plan.text)),
    ...plan.exact.map((field) => exact(field, plan.unquoted)),
    ...plan.phrasePrefix.map((field) => prefix(field, plan.text)),
    ...plan.wordGrams.map((field) => wordGrams(field, plan.unquoted)),
    ...(plan.structured === undefined ? [] : [structured(plan.structured, plan.text)]),
  ];
  const isEverything = queries.length === 0 && plan.simple === undefined;
  return scored(isEverything ? { match_all: {} } : anyOf(queries), plan.functions, plan.functionsReplaceScore);
}

/** A query whose score is multiplied or replaced by functions. */
export function scored(query: JsonObject, functions: readonly ScoreFunction[], replaces: boolean): JsonObject {
  if (functions.length === 0 && !replaces) return query;
  return {
    function_score: {
      query,
      functions: functions.map(({ field, weight }) => ({ filter: { term: { [field.name]: true } }, weight })),
      score_mode: 'multiply',
      boost_mode: replaces ? 'replace' : 'multiply',
    },
  };
}

/** A match of the whole value. */
export function exact(field: WeightedField, text: string): JsonObject {
  const { boost } = field;
  const _name = clauseName('exact', field.name);
  if (UNTEXTUAL.has(field.type)) return { match: { [textField(field)]: { query: text, lenient: true, boost, _name } } };
  return { term: { [textField(field)]: { value: text, case_insensitive: true, boost, _name } } };
}

function groupsFor({ simple: groups = [], text }: TextPlan): readonly FieldGroup[] {
  if (text.split(/\s+/).length < LONG_TEXT) return groups;
  const ofTexts = groups.filter(({ analyzer, fields }) => analyzer === 'delimited' && !fields.every(isUrn));
  return ofTexts.length === 0 ? groups : ofTexts;
}

function isUrn({ type }: WeightedField): boolean {
  return type === 'URN' || type === 'URN_PARTIAL';
}

function simple({ analyzer, fields }: FieldGroup, text: string): JsonObject {
  return {
    simple_query_string: {
      query: text,
      fields: boosted(fields),
      analyzer: analyzer === 'keyword' ? 'keyword' : 'query_word_delimited',
      default_operator: 'and',
      lenient: true,
      auto_generate_synonyms_phrase_query: false,
    },
  };
}

function prefix(field: WeightedField, text: string): JsonObject {
  return {
    match_bool_prefix: {
      [textField(field)]: {
        query: text,
        analyzer: 'quote_analyzer',
        boost: field.boost * PREFIX_WEIGHT,
        _name: clauseName('prefix', field.name),
      },
    },
  };
}

function wordGrams(field: WeightedField, text: string): JsonObject {
  return {
    constant_score: {
      filter: { match_phrase: { [textField(field)]: { query: text, _name: clauseName(field.variant, field.name) } } },
      boost: field.boost * WORD_GRAM_WEIGHT,
    },
  };
}

function structured(fields: readonly WeightedField[], text: string): JsonObject {
  return {
    query_string: { query: text, fields: boosted(fields), default_operator: 'and', lenient: true },
  };
}

function boosted(fields: readonly WeightedField[]): string[] {
  return fields.map((field) => `${textField(field)}^${String(Number(field.boost.toFixed(4)))}`);
}
