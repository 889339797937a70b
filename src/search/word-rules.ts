/** Words that an English search ignores: those of Lucene's English stop filter. */
export const STOP_WORDS: readonly string[] = (
  'a an and are as at be but by for if in into is it no not of on or such that the their then there these they this ' +
  'to was will with'
).split(' ');

/** Parts of every urn, which carry no meaning. */
export const URN_WORDS: readonly string[] = ['urn', 'li'];

/** Product names that the stemmer would distort; they are indexed unchanged. */
export const UNSTEMMED_WORDS: readonly string[] = [
  'airflow',
  'aws',
  'databricks',
  'glue',
  'iceberg',
  'kubernetes',
  'looker',
  'mysql',
  'postgres',
  'redis',
  'sagemaker',
  'tableau',
  'trino',
  'vertica',
];

/** Synonyms, one group per line. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['address', 'addr'],
  ['amount', 'amt'],
  ['business', 'biz'],
  ['configuration', 'config'],
  ['customer', 'cust'],
  ['database', 'db'],
  ['department', 'dept'],
  ['postgres', 'postgresql'],
  ['quantity', 'qty'],
  ['transaction', 'txn'],
];

/**
 * Words of a name in camel case, such as `fct` and `Users` in `fctUsers`. In addition to the terms of search.md 5, each
 * match in a piece of a value is a term, so that `fctUsers`, `fct_users` and `fct users` find each other. Applied after
 * accents are removed; the same pattern is used in JavaScript and Java.
 */
export const CAMEL_CASE_WORD = '([A-Z]?[a-z][a-z0-9]*|[A-Z][A-Z0-9]*(?![a-z]))';

/**
 * The same in names as they are written, with letters of every script; words of letters without case, and of digits,
 * are whole. For JavaScript, with the flag `u`.
 */
export const NAME_WORD =
  '(?:\\p{Lu}?\\p{Ll}[\\p{Ll}\\p{M}\\p{N}]*|\\p{Lu}[\\p{Lu}\\p{M}\\p{N}]*(?!\\p{Ll})|[\\p{L}\\p{M}\\p{N}]+)';

/** Shortest term of a delimited field. */
export const SHORTEST_TERM = 3;

/**
 * Longest value that is compared whole, in characters: the engines' limit of 32,766 bytes per term, at four bytes per
 * character.
 */
export const LONGEST_VALUE = 8_191;
