import type { FieldVariant, WeightedField } from '../../../search-field.js';
import type { TextPlan } from '../../../text-plan.js';
import { foldToAscii, foldValue } from '../analysis/ascii-folding.js';
import { delimitedPositions, delimitedTerms, wholeTerm } from '../analysis/delimited-terms.js';
import { gramWords, hasWordsInRow } from '../analysis/word-grams.js';
import { editDistance } from '../../../../foundation/common/edit-distance.js';
import { parseLuceneQuery } from '../query/lucene-query.js';
import { positiveLeaves, type QueryLeaf } from '../query/query-node.js';
import { parseSimpleQuery } from '../query/simple-query.js';
import { wildcardTest } from '../query/wildcard.js';

/** Recognizes values of a part of some fields that a text matched. */
export interface ValueProbe {
  readonly fields: readonly WeightedField[];
  readonly test: (value: string) => boolean;
}

type FieldsOf = (name: string | undefined, structured: readonly WeightedField[]) => readonly WeightedField[];

/**
 * The probes for everything in a plan that can make a document a hit. `fieldsOf` returns the fields that a query names.
 */
export function valueProbes(plan: TextPlan, fieldsOf: FieldsOf): readonly ValueProbe[] {
  const probes = [...simpleProbes(plan), ...structuredProbes(plan, fieldsOf), ...namedProbes(plan)];
  return probes.filter(({ fields }) => fields.length > 0);
}

/** The probes of what a text may meet as a whole, whose fields hits name. */
export function namedProbes(plan: TextPlan): readonly ValueProbe[] {
  const { unquoted, text } = plan;
  const start = wholeTerm(text);
  const probes: readonly ValueProbe[] = [
    { fields: plan.exact, test: (value) => foldValue(value) === foldValue(unquoted) },
    {
      fields: plan.phrasePrefix,
      test: (value) => start !== undefined && someTerm(value, (term) => term.startsWith(start)),
    },
    ...plan.wordGrams.map((field) => ({ fields: [field], test: rowTest(field, unquoted) })),
  ];
  return probes.filter(({ fields }) => fields.length > 0);
}

function simpleProbes({ simple = [], text }: TextPlan): readonly ValueProbe[] {
  const node = simple.length === 0 ? undefined : parseSimpleQuery(text);
  const leaves = node === undefined ? [] : positiveLeaves(node);
  return leaves.flatMap(({ leaf }) => simple.flatMap(({ fields }) => leafProbes(leaf, fields)));
}

function structuredProbes({ structured, text }: TextPlan, fieldsOf: FieldsOf): readonly ValueProbe[] {
  const node = structured === undefined ? undefined : parseLuceneQuery(text);
  if (node === undefined || structured === undefined) return [];
  return positiveLeaves(node).flatMap(({ leaf, field }) => leafProbes(leaf, fieldsOf(field, structured)));
}

function leafProbes(leaf: QueryLeaf, fields: readonly WeightedField[]): readonly ValueProbe[] {
  const of = (variant: FieldVariant): readonly WeightedField[] => fields.filter((field) => field.variant === variant);
  return [
    { fields: of('keyword'), test: wholeTest(leaf) },
    { fields: of('delimited'), test: termTest(leaf) },
  ];
}

/** The test that a leaf applies to a whole value. */
function wholeTest(leaf: QueryLeaf): (value: string) => boolean {
  const test = textTest(leaf, foldValue);
  return (value) => test(foldValue(value));
}

/** The test that a leaf applies to the terms of a value. */
function termTest(leaf: QueryLeaf): (value: string) => boolean {
  if (leaf.kind === 'text' || leaf.kind === 'phrase') {
    const wanted = new Set(delimitedPositions(leaf.text).flat());
    return (value) => someTerm(value, (term) => wanted.has(term));
  }
  if (leaf.kind === 'quoted') {
    const wanted = wholeTerm(leaf.text);
    return (value) => someTerm(value, (term) => term === wanted);
  }
  const test = textTest(leaf, (text) => foldToAscii(text).toLowerCase());
  return (value) => someTerm(value, test);
}

function textTest(leaf: QueryLeaf, fold: (text: string) => string): (text: string) => boolean {
  switch (leaf.kind) {
    case 'text':
    case 'quoted':
    case 'phrase': {
      const wanted = fold(leaf.text);
      return (text) => text === wanted;
    }
    case 'prefix': {
      const start = fold(leaf.text);
      return (text) => text.startsWith(start);
    }
    case 'fuzzy': {
      const wanted = fold(leaf.text);
      return (text) => editDistance(text, wanted, leaf.edits) <= leaf.edits;
    }
    case 'wildcard':
      return wildcardTest(fold(leaf.pattern));
    default:
      return () => true;
  }
}

function rowTest({ variant }: WeightedField, text: string): (value: string) => boolean {
  const isLongEnough = gramWords(text).length >= Number(variant.slice(-1));
  return (value) => isLongEnough && hasWordsInRow(value, text);
}

function someTerm(value: string, test: (term: string) => boolean): boolean {
  for (const term of delimitedTerms(value)) if (test(term)) return true;
  return false;
}
