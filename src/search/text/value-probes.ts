import type { WeightedField } from '../search-field.js';
import type { TextPlan } from '../text-plan.js';
import { foldToAscii, foldValue } from './analysis/ascii-folding.js';
import { delimitedPositions, delimitedTerms, wholeTerm } from './analysis/delimited-terms.js';
import { derived } from './derived.js';
import { mayHaveTerms, mayHaveWord } from './analysis/term-starts.js';
import { gramWords, hasWordsInRow } from './analysis/word-grams.js';
import { editDistance } from '../../foundation/common/edit-distance.js';
import { parseLuceneQuery } from './query/lucene-query.js';
import { positiveLeaves, type QueryLeaf } from './query/query-node.js';
import { parseSimpleQuery } from './query/simple-query.js';
import { wildcardTest } from './query/wildcard.js';

/** Recognizes values of a part of some fields that a text matched. */
export interface ValueProbe {
  readonly fields: readonly WeightedField[];
  readonly test: (value: string) => boolean;
}

const LAST_ASCII = 0x7f;

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
  const whole = foldValue(unquoted);
  const mayBeWhole = mayFoldTo(whole);
  const probes: readonly ValueProbe[] = [
    { fields: plan.exact, test: (value) => mayBeWhole(value) && foldValue(value) === whole },
    { fields: plan.phrasePrefix, test: startTest(wholeTerm(text)) },
    ...rowProbes(plan),
  ];
  return probes.filter(({ fields }) => fields.length > 0);
}

function simpleProbes({ simple = [], text }: TextPlan): readonly ValueProbe[] {
  const node = simple.length === 0 ? undefined : parseSimpleQuery(text);
  const leaves = node === undefined ? [] : positiveLeaves(node);
  return leaves.flatMap(({ leaf }) => {
    const probesIn = leafProbes(leaf);
    return simple.flatMap(({ fields }) => probesIn(fields));
  });
}

function structuredProbes({ structured, text }: TextPlan, fieldsOf: FieldsOf): readonly ValueProbe[] {
  const node = structured === undefined ? undefined : parseLuceneQuery(text);
  if (node === undefined || structured === undefined) return [];
  return positiveLeaves(node).flatMap(({ leaf, field }) => leafProbes(leaf)(fieldsOf(field, structured)));
}

/** The probes for a leaf in any fields, which share their tests. */
function leafProbes(leaf: QueryLeaf): (fields: readonly WeightedField[]) => readonly ValueProbe[] {
  const whole = wholeTest(leaf);
  const term = termTest(leaf);
  return (fields) => [
    { fields: keywordFields(fields), test: whole },
    { fields: delimitedFields(fields), test: term },
  ];
}

const keywordFields = derived((fields: readonly WeightedField[]) =>
  fields.filter(({ variant }) => variant === 'keyword'),
);
const delimitedFields = derived((fields: readonly WeightedField[]) =>
  fields.filter(({ variant }) => variant === 'delimited'),
);

/** Accepts values with a term that begins with `start`. */
function startTest(start: string | undefined): (value: string) => boolean {
  if (start === undefined) return () => false;
  const may = mayHaveTerms([start]);
  return (value) => may(value) && someTerm(value, (term) => term.startsWith(start));
}

/** The test that a leaf applies to a whole value. */
function wholeTest(leaf: QueryLeaf): (value: string) => boolean {
  const test = textTest(leaf, foldValue);
  if (leaf.kind === 'text' || leaf.kind === 'quoted' || leaf.kind === 'phrase') {
    const may = mayFoldTo(foldValue(leaf.text));
    return (value) => may(value) && test(foldValue(value));
  }
  return (value) => test(foldValue(value));
}

/** A fast test by the first character: false for most values, and true for all that fold to the text. */
function mayFoldTo(text: string): (value: string) => boolean {
  const [first = ''] = text;
  const capital = first.toUpperCase();
  return (value) => value.startsWith(first) || value.startsWith(capital) || value.charCodeAt(0) > LAST_ASCII;
}

/** The test that a leaf applies to the terms of a value. */
function termTest(leaf: QueryLeaf): (value: string) => boolean {
  if (leaf.kind === 'text' || leaf.kind === 'phrase') {
    const wanted = new Set(delimitedPositions(leaf.text).flat());
    const may = mayHaveTerms(wanted);
    return (value) => may(value) && someTerm(value, (term) => wanted.has(term));
  }
  if (leaf.kind === 'quoted') {
    const wanted = wholeTerm(leaf.text);
    const may = mayHaveTerms(wanted === undefined ? [] : [wanted]);
    return (value) => may(value) && someTerm(value, (term) => term === wanted);
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

/** Only texts with at least as many words as a gram has can be found in a row. */
function rowProbes({ wordGrams, unquoted }: TextPlan): readonly ValueProbe[] {
  const words = wordGrams.length === 0 ? [] : gramWords(unquoted);
  const [first] = words;
  if (first === undefined) return [];
  const may = mayHaveWord(first);
  const test = (value: string): boolean => may(value) && hasWordsInRow(value, unquoted);
  return wordGrams
    .filter(({ variant }) => Number(variant.slice(-1)) <= words.length)
    .map((field) => ({ fields: [field], test }));
}

/** The terms of the value tested last: several tests of a field follow one another. */
let latest: { readonly value: string; readonly terms: ReadonlySet<string> } = { value: '', terms: new Set() };

function someTerm(value: string, test: (term: string) => boolean): boolean {
  if (latest.value !== value) latest = { value, terms: delimitedTerms(value) };
  for (const term of latest.terms) if (test(term)) return true;
  return false;
}
