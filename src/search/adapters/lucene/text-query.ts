import type { JsonObject } from '../../../foundation/json/json.js';
import type { WeightedField } from '../../search-field.js';
import {
  asksForEverything,
  type FieldGroup,
  matchScore,
  type NameSpellings,
  type ScoreFunction,
  type TextPlan,
  wordCount,
  wordScore,
} from '../../text-plan.js';
import { clauseName } from './clause-names.js';
import { isTextual, textField, unfoldedField } from './engine-field.js';
import { anyOf } from './filter-query.js';
import { OWN_FIELD } from './index-mapping.js';

/**
 * Number of words from which on a text is matched against words of texts only. OpenSearch accepts 1,024 terms in a
 * query, which is words times fields; whole values and urns never have that many words.
 */
const LONG_TEXT = 16;

/**
 * The engine's query for a text. Indices score each match by its boost alone (`index-settings.ts`), so that scores
 * equal those of every other engine. `isNamed` = hits name the fields that match the whole text.
 */
export function textQuery(plan: TextPlan, isNamed = false): JsonObject {
  const nameOf = (kind: string, { name }: WeightedField): JsonObject =>
    isNamed ? { _name: clauseName(kind, name) } : {};
  const queries = [
    ...groupsFor(plan).map((group) => simple(group, plan.text)),
    ...bestOf(plan.exact.map((field) => exact(field, plan.unquoted, nameOf('exact', field)))),
    ...plan.phrasePrefix.map((field) => prefix(field, plan.text, nameOf('prefix', field))),
    ...plan.wordGrams.map((field) => wordGrams(field, plan.unquoted, nameOf(field.variant, field))),
    ...(plan.structured === undefined ? [] : [structured(plan.structured, plan.text)]),
  ];
  const query = asksForEverything(plan) ? { match_all: {} } : withNames(anyOf(queries), plan.names);
  return scored(query, plan.functions, plan.functionsReplaceScore);
}

/** Names in another spelling only raise the score of documents that match otherwise. */
function withNames(query: JsonObject, names: NameSpellings | undefined): JsonObject {
  if (names === undefined) return query;
  return { bool: { must: [query], should: bestOf(names.fields.map((field) => spelled(field, names.spellings))) } };
}

function bestOf(queries: readonly JsonObject[]): JsonObject[] {
  return queries.length === 0 ? [] : [{ dis_max: { queries: [...queries] } }];
}

function spelled(field: WeightedField, spellings: readonly string[]): JsonObject {
  return {
    constant_score: { filter: { terms: { [textField(field)]: [...spellings] } }, boost: matchScore(field.boost) },
  };
}

/** A query whose score is multiplied or replaced by functions. */
export function scored(query: JsonObject, functions: readonly ScoreFunction[], replaces: boolean): JsonObject {
  if (functions.length === 0 && !replaces) return query;
  return {
    function_score: {
      query,
      functions: functions.map((one) => ({ filter: scoredDocuments(one), weight: one.weight })),
      score_mode: 'multiply',
      boost_mode: replaces ? 'replace' : 'multiply',
    },
  };
}

function scoredDocuments(one: ScoreFunction): JsonObject {
  if ('field' in one) return { term: { [one.field.name]: true } };
  return { terms: { [`${OWN_FIELD}.type`]: [...one.entityTypes] } };
}

/** A match of the whole value. Folded fields fold the text, too; to ignore case in addition would be a slow pattern. */
function exact(field: WeightedField, text: string, name: JsonObject): JsonObject {
  const boost = matchScore(field.boost);
  if (!isTextual(field)) return { match: { [textField(field)]: { query: text, lenient: true, boost, ...name } } };
  const isFolded = unfoldedField(field) !== undefined;
  const spelling = isFolded ? {} : { case_insensitive: true };
  return { term: { [textField(field)]: { value: text, ...spelling, boost, ...name } } };
}

function groupsFor({ simple: groups = [], text }: TextPlan): readonly FieldGroup[] {
  if (wordCount(text) < LONG_TEXT) return groups;
  const ofTexts = groups.filter(({ analyzer, fields }) => analyzer === 'delimited' && !fields.every(isUrn));
  return ofTexts.length === 0 ? groups : ofTexts;
}

function isUrn({ type }: WeightedField): boolean {
  return type === 'URN' || type === 'URN_PARTIAL';
}

function simple({ analyzer, fields }: FieldGroup, text: string): JsonObject {
  const words = wordCount(text);
  return {
    simple_query_string: {
      query: text,
      fields: boosted(fields, (boost) => wordScore(boost, words)),
      analyzer: analyzer === 'keyword' ? 'keyword' : 'query_word_delimited',
      default_operator: 'and',
      lenient: true,
      auto_generate_synonyms_phrase_query: false,
    },
  };
}

function prefix(field: WeightedField, text: string, name: JsonObject): JsonObject {
  return {
    match_bool_prefix: {
      [textField(field)]: {
        query: text,
        analyzer: 'quote_analyzer',
        boost: matchScore(field.boost),
        ...name,
      },
    },
  };
}

function wordGrams(field: WeightedField, text: string, name: JsonObject): JsonObject {
  return {
    constant_score: {
      filter: { match_phrase: { [textField(field)]: { query: text, ...name } } },
      boost: matchScore(field.boost),
    },
  };
}

function structured(fields: readonly WeightedField[], text: string): JsonObject {
  return {
    query_string: { query: text, fields: boosted(fields, matchScore), default_operator: 'and', lenient: true },
  };
}

function boosted(fields: readonly WeightedField[], score: (boost: number) => number): string[] {
  return fields.map((field) => `${textField(field)}^${String(score(field.boost))}`);
}
