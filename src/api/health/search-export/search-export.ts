import { Injectable } from '@nestjs/common';
import type { JsonObject } from '../../../foundation/json/json.js';
import {
  type FieldGroup,
  type ScoreFunction,
  SEARCH_ENTITY_TYPES,
  SearchSchema,
  TextPlanner,
  type WeightedField,
} from '../../../search/index.js';
import { csvLine } from './csv.js';

const COLUMNS = [
  'entity',
  'query_category',
  'match_category',
  'query_type',
  'field_name',
  'field_weight',
  'search_analyzer',
  'case_insensitive',
  'query_boost',
  'raw',
] as const;

/** Stands for any text: it gets every clause of a text without operators. */
const ANY_TEXT = 'text';
const EVERYTHING = '*';
const FULLTEXT = { fulltext: true };

const NO_BOOST = '1.0';
const WHOLE_VALUES = 'keyword';
const WORDS = 'query_word_delimited';

type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>;

/** Exports the weights of fields in searches. Columns and names of categories are those of DataHub's export. */
@Injectable()
export class SearchExport {
  private table: string | undefined;

  constructor(
    private readonly planner: TextPlanner,
    private readonly schema: SearchSchema,
  ) {}

  /**
   * Returns a table of comma-separated values with a row for each clause of a text query, and for each factor of the
   * score, for every entity type that is searched by default.
   */
  csv(): string {
    return (this.table ??= this.made());
  }

  private made(): string {
    const types = SEARCH_ENTITY_TYPES.filter((name) => this.schema.entity(name) !== undefined);
    const rows = types.flatMap((entity) => this.rowsOf(entity).map((row) => ({ ...row, entity })));
    return [csvLine(COLUMNS), ...rows.map((row: Row) => csvLine(COLUMNS.map((column) => row[column] ?? '')))].join('');
  }

  private rowsOf(entityType: string): readonly Row[] {
    const plan = this.planner.plan(ANY_TEXT, [entityType], FULLTEXT);
    const everything = this.planner.plan(EVERYTHING, [entityType], FULLTEXT);
    return [
      ...(plan.simple ?? []).flatMap(fulltextRows),
      ...plan.exact.map(exactRow),
      ...plan.phrasePrefix.map((field) => phraseRow('prefix_match', 'MatchPhrasePrefixQueryBuilder', field)),
      ...plan.wordGrams.map((field) => phraseRow('phrase_match', 'MatchPhraseQueryBuilder', field)),
      ...plan.functions.flatMap((one) => scoreRows(one, 'multiply')),
      ...everything.functions.flatMap((one) => scoreRows(one, 'replace')),
    ];
  }
}

function fulltextRows({ analyzer, fields }: FieldGroup): readonly Row[] {
  const search_analyzer = analyzer === 'keyword' ? WHOLE_VALUES : WORDS;
  const weighted = fields.map((field) => `${fieldName(field)}^${decimal(field.boost)}`);
  const raw = rawText({
    simple_query_string: { fields: weighted, analyzer: search_analyzer, default_operator: 'and' },
  });
  return fields.map((field) => ({
    ...clause('fulltext', 'SimpleQueryStringBuilder', field),
    search_analyzer,
    case_insensitive: 'true',
    query_boost: NO_BOOST,
    raw,
  }));
}

function exactRow(field: WeightedField): Row {
  return {
    ...clause('exact_match', 'TermQueryBuilder', field),
    search_analyzer: WHOLE_VALUES,
    case_insensitive: 'true',
    raw: rawText({ term: { [fieldName(field)]: { boost: field.boost, case_insensitive: true } } }),
  };
}

function phraseRow(category: string, type: string, field: WeightedField): Row {
  const query = category === 'prefix_match' ? 'match_phrase_prefix' : 'match_phrase';
  return {
    ...clause(category, type, field),
    case_insensitive: 'true',
    raw: rawText({ [query]: { [fieldName(field)]: { boost: field.boost } } }),
  };
}

/**
 * `boostMode`: whether the factor multiplies the score of the text, or replaces it, as in searches that match
 * everything.
 */
function scoreRows(one: ScoreFunction, boostMode: 'multiply' | 'replace'): readonly Row[] {
  if (!('field' in one)) return [];
  const { field, weight } = one;
  const row = {
    query_category: 'score',
    match_category: 'TermQueryBuilder',
    query_type: 'WeightBuilder',
    field_name: `${field.name}=true`,
    field_weight: decimal(weight),
    search_analyzer: WHOLE_VALUES,
    case_insensitive: 'false',
    query_boost: NO_BOOST,
    raw: rawText({ filter: { term: { [field.name]: true } }, scoreFunction: { weight }, boostMode }),
  };
  return [row];
}

function clause(match_category: string, query_type: string, field: WeightedField): Row {
  return {
    query_category: 'relevancy',
    match_category,
    query_type,
    field_name: fieldName(field),
    field_weight: decimal(field.boost),
  };
}

/** Returns the name of the searched field; for urns, the field itself contains their words. */
function fieldName({ name, type, variant }: WeightedField): string {
  const isUrn = type === 'URN' || type === 'URN_PARTIAL';
  return variant === (isUrn ? 'delimited' : 'keyword') ? name : `${name}.${variant}`;
}

/** Formats a number with a decimal point, even if it is whole. */
function decimal(value: number): string {
  const rounded = Number(value.toFixed(4));
  return Number.isInteger(rounded) ? `${String(rounded)}.0` : String(rounded);
}

function rawText(value: JsonObject): string {
  return JSON.stringify(value);
}
