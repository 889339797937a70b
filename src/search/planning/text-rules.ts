/** A weight for documents in which a boolean field is true. */
type FieldWeight = readonly [fieldName: string, weight: number];

/** A weight for entities of some types. */
type TypeWeight = readonly [entityTypes: readonly string[], weight: number];

/** The clauses of a text, and the weights of documents (search.md 7.2). */
export interface TextRule {
  readonly pattern: RegExp;
  /** Words in any order; in full-text mode only. */
  readonly simple: boolean;
  readonly prefix: boolean;
  /** The whole value, and sequences of words. */
  readonly exact: boolean;
  /** Lucene's syntax; in structured mode only. */
  readonly structured: boolean;
  readonly weights: readonly FieldWeight[];
  readonly typeWeights: readonly TypeWeight[];
  readonly weightsReplaceScore: boolean;
}

/**
 * Columns repeat the words of their tables in their urns, and steps of pipelines those of the assets that they make.
 * They come before the assets only if the text is their name. Powers of two keep scores exact.
 */
const COLUMNS: TypeWeight = [['schemaField'], 1 / 8];
const STEPS: TypeWeight = [['dataJob', 'dataFlow', 'mlFeature', 'mlPrimaryKey'], 1 / 2];

const DEPRECATED: FieldWeight = ['deprecated', 0.25];

const EVERYTHING: TextRule = {
  pattern: /^$/,
  simple: false,
  prefix: false,
  exact: false,
  structured: false,
  weights: [
    ['hasActiveIncidents', 2],
    ['hasDescription', 1.25],
    ['hasOwners', 1.25],
    ['hasDomain', 1.1],
    ['hasGlossaryTerms', 1.1],
    ['hasTags', 1.1],
    ['hasRowCount', 1.05],
    ['hasColumnCount', 1.05],
    DEPRECATED,
  ],
  typeWeights: [],
  weightsReplaceScore: true,
};

const ANY_TEXT: TextRule = {
  pattern: /^/,
  simple: true,
  prefix: true,
  exact: true,
  structured: true,
  weights: [DEPRECATED],
  typeWeights: [COLUMNS, STEPS],
  weightsReplaceScore: false,
};

const QUOTED: TextRule = { ...ANY_TEXT, pattern: /^["'].+["']$/s, simple: false };

/** The first rule whose pattern matches `text`; the weights of fields and the order are DataHub's defaults. */
export function textRule(text: string): TextRule {
  return [EVERYTHING, QUOTED].find(({ pattern }) => pattern.test(text)) ?? ANY_TEXT;
}
