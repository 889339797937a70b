import type { FieldRef, WeightedField } from './search-field.js';

/** A factor on the score of documents in which a boolean field is true. */
export interface ScoreFunction {
  readonly field: FieldRef;
  readonly weight: number;
}

/**
 * Fields that share an analyzer. A text matches a group when each of its words is found in some field of the group; a
 * word's scores add up.
 */
export interface FieldGroup {
  readonly analyzer: 'keyword' | 'delimited';
  readonly fields: readonly WeightedField[];
}

/**
 * What a text asks for, decided once for every engine (search.md 7). A document is a hit when any of `simple`, `exact`,
 * `phrasePrefix`, `wordGrams`, `structured` holds, each present one adding to its score; when none is present, every
 * document is one, with score 1. `functions` then multiply, or replace, the score.
 */
export interface TextPlan {
  /** As the caller gave it, trimmed; quotes included. */
  readonly text: string;
  /** Without the quotes around it. */
  readonly unquoted: string;
  /** Words of the text, each in some field of one group; `+ | - " * ( ) ~` are operators. */
  readonly simple: readonly FieldGroup[] | undefined;
  /** The whole unquoted text equals the value, whatever the case. Boosts are final. */
  readonly exact: readonly WeightedField[];
  /** Some delimited term begins with the whole folded text (3 characters at least). Boosts are final. */
  readonly phrasePrefix: readonly WeightedField[];
  /** The unquoted text's words follow one another in the value, 2, 3 or 4 at a time. Boosts are final. */
  readonly wordGrams: readonly WeightedField[];
  /** A query in Lucene's syntax over these fields, all words needed. */
  readonly structured: readonly WeightedField[] | undefined;
  readonly functions: readonly ScoreFunction[];
  /** Whether the product of the functions is the score, instead of a factor of it. */
  readonly functionsReplaceScore: boolean;
}
