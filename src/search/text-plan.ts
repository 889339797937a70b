import type { FieldRef, WeightedField } from './search-field.js';

/** A factor on the score of documents in which a boolean field is true, or of entities of some types. */
export type ScoreFunction =
  | { readonly field: FieldRef; readonly weight: number }
  | { readonly entityTypes: readonly string[]; readonly weight: number };

/**
 * Other spellings of a text as the name of an entity, such as `orders` and `order` or `orderDetails` and
 * `order_details`.
 */
export interface NameSpellings {
  /** Folded to lower case; the text itself is one of them. */
  readonly spellings: readonly string[];
  /** Fields whose whole value may equal a spelling. Boosts are final. */
  readonly fields: readonly WeightedField[];
}

/** Scores are sums of multiples of this fraction, which 32-bit floats of the engines and doubles add up alike. */
const SCORE_STEP = 1 / 256;

/**
 * The score that a match with `boost` adds. Every engine adds the same numbers without loss, so that hits have the same
 * order on all of them, whatever the order of the additions.
 */
export function matchScore(boost: number): number {
  return Math.max(Math.round(boost / SCORE_STEP), 1) * SCORE_STEP;
}

/**
 * What a completion adds to a field's boost if its value begins with the text, and if it equals the text; words that
 * begin with the text add the boost alone.
 */
export const COMPLETION_BONUSES = { beginning: 0.5, whole: 2 } as const;

/** Number of words of a text, separated by blanks. */
export function wordCount(text: string): number {
  return text.split(/\s+/).length;
}

/**
 * The score of a match with one of `words` words of a text. A word counts in proportion to its share of the text, so
 * that many scattered words do not outscore the whole text in one place.
 */
export function wordScore(boost: number, words: number): number {
  return matchScore(boost / words);
}

/**
 * Fields that share an analyzer. A text matches a group if each of its words is found in some field of the group; the
 * boosts of the fields are added for each word, in proportion to its share of the text.
 */
export interface FieldGroup {
  readonly analyzer: 'keyword' | 'delimited';
  readonly fields: readonly WeightedField[];
}

/**
 * The interpretation of a text, made once for every engine (search.md 7). A document is a hit if any of `simple`,
 * `exact`, `phrasePrefix`, `wordGrams`, `structured` matches. Its score is the sum of the boosts of all matches; of the
 * fields of `exact`, and of those of `names`, only the highest counts. `names` alone does not make a document a hit. If
 * no clause is present, every document is a hit with score 1. `functions` then multiply, or replace, the score.
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
  /** Undefined for texts that are not a name. */
  readonly names: NameSpellings | undefined;
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

/** Whether the plan has no clause, so that every document is a hit. */
export function asksForEverything({ simple, structured, exact, phrasePrefix, wordGrams }: TextPlan): boolean {
  return (simple ?? structured) === undefined && exact.length + phrasePrefix.length + wordGrams.length === 0;
}
