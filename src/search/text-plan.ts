import type { FieldRef, WeightedField } from './search-field.js';

/** A factor on the score of documents in which a boolean field is true. */
export interface ScoreFunction {
  readonly field: FieldRef;
  readonly weight: number;
}

/**
 * Fields that share an analyzer. A text matches a group if each of its words is found in some field of the group; a
 * word's scores add up.
 */
export interface FieldGroup {
  readonly analyzer: 'keyword' | 'delimited';
  readonly fields: readonly WeightedField[];
}

/**
 * The interpretation of a text, made once for every engine (search.md 7). A document is a hit if any of `simple`,
 * `exact`, `phrasePrefix`, `wordGrams`, `structured` matches; each match adds to its score. If none is present, every
 * document is a hit with score 1. `functions` then multiply, or replace, the score.
 */
export interface TextPlan {
  /** As given by the caller, trimmed; including quotes. */
  readonly text: string;
  /** Without the surrounding quotes. */
  readonly unquoted: string;
  /** Words of the text, each in some field of the same group; `+ | - " * ( ) ~` are operators. */
  readonly simple: readonly FieldGroup[] | undefined;
  /** The whole unquoted text equals the value, ignoring case. Boosts are final. */
  readonly exact: readonly WeightedField[];
  /** A delimited term begins with the whole folded text (at least 3 characters). Boosts are final. */
  readonly phrasePrefix: readonly WeightedField[];
  /** The unquoted text's words are consecutive in the value, 2, 3 or 4 at a time. Boosts are final. */
  readonly wordGrams: readonly WeightedField[];
  /** A query in Lucene's syntax over these fields, all words required. */
  readonly structured: readonly WeightedField[] | undefined;
  readonly functions: readonly ScoreFunction[];
  /** Whether the product of the functions replaces the score, instead of multiplying it. */
  readonly functionsReplaceScore: boolean;
}
