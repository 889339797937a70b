import type { JsonObject } from '../../../foundation/json/json.js';
import {
  CAMEL_CASE_WORD,
  LONGEST_VALUE,
  SHORTEST_TERM,
  STOP_WORDS,
  SYNONYMS,
  UNSTEMMED_WORDS,
  URN_WORDS,
} from '../../word-rules.js';

/** Longest path in the browse tree; each level of it is a term. */
const LONGEST_PATH = 2_000;

/** Longest prefix of a word that completion matches. */
const LONGEST_BEGINNING = 20;

const DELIMITER = {
  split_on_numerics: false,
  split_on_case_change: false,
  preserve_original: true,
  type_table: [': => SUBWORD_DELIM', '_ => ALPHANUM', '- => ALPHA'],
};

const TOKENIZERS: JsonObject = {
  main_tokenizer: { type: 'pattern', pattern: '[(),./:]' },
  unit_separator_path_tokenizer: { type: 'path_hierarchy', delimiter: '␟' },
  slash_path_tokenizer: { type: 'path_hierarchy', delimiter: '/' },
  word_gram_tokenizer: { type: 'pattern', pattern: '[(),./:\\s_]|(?<=\\S)(-)' },
};

/**
 * Parts keep the offsets of the whole word, because a multiplexer emits its branches one after the other and Lucene
 * rejects decreasing offsets.
 */
const GRAPH_DELIMITER = { ...DELIMITER, generate_number_parts: false, adjust_offsets: false };

const FILTERS: JsonObject = {
  autocomplete_custom_delimiter: { type: 'word_delimiter', ...DELIMITER },
  sticky_delimiter_graph: { type: 'word_delimiter_graph', ...GRAPH_DELIMITER },
  datahub_stop_words: { type: 'stop', ignore_case: true, stopwords: [...URN_WORDS] },
  english_stop_words: { type: 'stop', stopwords: [...STOP_WORDS] },
  stem_override: { type: 'stemmer_override', rules: UNSTEMMED_WORDS.map((word) => `${word} => ${word}`) },
  default_syn_graph: { type: 'synonym_graph', lenient: false, synonyms: SYNONYMS.map((words) => words.join(', ')) },
  alpha_num_space: {
    type: 'pattern_capture',
    preserve_original: true,
    patterns: ['([a-z0-9 _-]{2,})', '([a-z0-9 ]{2,})', '\\"([^\\"]*)\\"'],
  },
  camel_case_words: { type: 'pattern_capture', preserve_original: true, patterns: [CAMEL_CASE_WORD] },
  remove_quotes: { type: 'pattern_replace', pattern: '[\'"]', replacement: '' },
  multifilter: {
    type: 'multiplexer',
    filters: [
      'lowercase,sticky_delimiter_graph,flatten_graph',
      'lowercase,alpha_num_space,default_syn_graph,flatten_graph',
      'camel_case_words,lowercase',
    ],
  },
  multifilter_graph: {
    type: 'multiplexer',
    filters: [
      'lowercase,sticky_delimiter_graph',
      'lowercase,alpha_num_space,default_syn_graph',
      'camel_case_words,lowercase',
    ],
  },
  min_length: { type: 'length', min: SHORTEST_TERM, max: LONGEST_VALUE },
  max_length: { type: 'length', min: 1, max: LONGEST_VALUE },
  path_length: { type: 'length', min: 1, max: LONGEST_PATH },
  english_stemmer: { type: 'snowball', language: 'English' },
  beginnings: { type: 'edge_ngram', min_gram: 1, max_gram: LONGEST_BEGINNING },
  longest_beginning: { type: 'truncate', length: LONGEST_BEGINNING },
  ...wordGramFilters(),
};

const AFTER_SPLIT = [
  'trim',
  'lowercase',
  'datahub_stop_words',
  'english_stop_words',
  'stem_override',
  'english_stemmer',
  'remove_quotes',
  'unique',
  'min_length',
];
const DELIMITED = chain('main_tokenizer', 'asciifolding', 'multifilter', ...AFTER_SPLIT);
const QUERY_DELIMITED = chain('main_tokenizer', 'asciifolding', 'multifilter_graph', ...AFTER_SPLIT);
const PARTIAL = ['asciifolding', 'autocomplete_custom_delimiter', 'lowercase'];

const ANALYZERS: JsonObject = {
  word_delimited: DELIMITED,
  query_word_delimited: QUERY_DELIMITED,
  urn_component: DELIMITED,
  query_urn_component: QUERY_DELIMITED,
  quote_analyzer: chain(
    'keyword',
    'asciifolding',
    'lowercase',
    'remove_quotes',
    'datahub_stop_words',
    'english_stop_words',
    'min_length',
  ),
  partial: chain('main_tokenizer', ...PARTIAL, 'beginnings', 'unique'),
  query_partial: chain('main_tokenizer', ...PARTIAL, 'longest_beginning'),
  browse_path_hierarchy: chain('slash_path_tokenizer', 'path_length'),
  browse_path_v2_hierarchy: chain('unit_separator_path_tokenizer', 'path_length'),
  ...wordGramAnalyzers(),
};

/**
 * Tokenizers, filters, analyzers and normalizers of every entity index: those of search.md 5, plus `camel_case_words`
 * and completion by prefixes.
 */
export const INDEX_ANALYSIS: JsonObject = {
  tokenizer: TOKENIZERS,
  filter: FILTERS,
  analyzer: ANALYZERS,
  normalizer: { keyword_normalizer: { type: 'custom', filter: ['lowercase', 'asciifolding'] } },
};

function chain(tokenizer: string, ...filter: string[]): JsonObject {
  return { type: 'custom', tokenizer, filter };
}

function wordGramFilters(): JsonObject {
  return Object.fromEntries(
    [2, 3, 4].map((size) => [
      `word_gram_${String(size)}_filter`,
      { type: 'shingle', min_shingle_size: size, max_shingle_size: size, output_unigrams: false },
    ]),
  );
}

function wordGramAnalyzers(): JsonObject {
  return Object.fromEntries(
    [2, 3, 4].map((size) => [
      `word_gram_${String(size)}`,
      chain(
        'word_gram_tokenizer',
        'asciifolding',
        'lowercase',
        'trim',
        'remove_quotes',
        `word_gram_${String(size)}_filter`,
        'max_length',
      ),
    ]),
  );
}
